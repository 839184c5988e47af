// What page and worker tell the server of a device, in the form of the contract (`src/contract/notifications.ts`).

export type PushDevice = { Endpoint: string; Keys: { p256dh: string; auth: string } };

/** The device of a subscription. */
export function pushDeviceOf(subscription: Pick<PushSubscription, 'toJSON'>): PushDevice {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { Endpoint: endpoint, Keys: { p256dh: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' } };
}

/** A key of the server (base64url) as browsers take it. */
export const keyBytes = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (character) => character.charCodeAt(0));

/** What a subscription was made with. */
export const PUSH_OPTIONS = { userVisibleOnly: true } as const;
