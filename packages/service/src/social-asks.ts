import { either, type Form, type FormsOf, flag, objectOf, oneOf, orNull, text, whole } from "./form.js";
import { BEHIND, LONGEST_NOTE, LONGEST_SAID, PHRASES, type Social, TALKS, WRONGS } from "./social.js";

const id = text(200);
const behind = (is: keyof typeof BEHIND): Form => {
  const [least, most] = BEHIND[is];
  return objectOf({ is: oneOf(is), many: whole(least, most) });
};
const manners = objectOf({
  rated: flag,
  talk: oneOf(...TALKS),
  behind: orNull(either(behind("choices"), behind("minutes"))),
});
/** A moment in ms. */
const moment = whole(0, 8.64e15);

/** What the arguments of each must be like; texts are tidied by whoever takes them. */
export const SOCIAL_FORMS: { readonly [N in keyof Social]: FormsOf<Parameters<Social[N]>> } = {
  setManners: [id, manners],
  talk: [id],
  say: [id, orNull(oneOf(...PHRASES)), text(LONGEST_SAID)],
  mute: [id, flag],
  report: [id, id, oneOf(...WRONGS), text(LONGEST_NOTE)],
  company: [],
  befriend: [id],
  unfriend: [id],
  callOver: [id, id],
  turnDown: [id],
  profile: [id],
  course: [id, id, id],
  played: [id, orNull(moment)],
  leaders: [id, id],
};
