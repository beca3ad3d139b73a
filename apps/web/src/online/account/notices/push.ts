/** Why this browser shows nothing by itself: it cannot, or withholds it under an address like this one. */
export function pushWithheld(): "unable" | "withheld" | null {
  if (!isSecureContext) return "withheld";
  return "serviceWorker" in navigator && "PushManager" in window && "Notification" in window ? null : "unable";
}

/** Asks whoever looks, and gives where this browser is pushed to from then on. */
export async function subscribe(key: string): Promise<PushSubscriptionJSON> {
  if ((await Notification.requestPermission()) !== "granted") throw new DOMException("not wished", "NotAllowedError");
  const { pushManager } = await navigator.serviceWorker.ready;
  const wish = { userVisibleOnly: true, applicationServerKey: bytesOf(key) };
  // One for another key is of a server that was here before.
  const made = await pushManager.subscribe(wish).catch(async (error: unknown) => {
    const before = await pushManager.getSubscription();
    if (!before) throw error;
    await before.unsubscribe();
    return pushManager.subscribe(wish);
  });
  const { endpoint, keys } = made.toJSON();
  return { ...(endpoint === undefined ? {} : { endpoint }), ...(keys === undefined ? {} : { keys }) };
}

export async function unsubscribe(): Promise<void> {
  const registration = await navigator.serviceWorker?.getRegistration();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}

const bytesOf = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (sign) => sign.charCodeAt(0));
