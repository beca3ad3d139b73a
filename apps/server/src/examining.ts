// A process of its own that looks through what strangers brought: see examiner.ts.
import { examineForParent } from "./examine.js";

examineForParent();
