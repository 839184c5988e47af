// The key pair (VAPID, RFC 8292) with which push services know this server: made once for a database.
import { createECDH } from 'node:crypto';
import webPush from 'web-push';
import type { ServerKeys } from '../../people/server-keys.ts';

/** base64url. */
export type PushKey = { publicKey: string; privateKey: string };

/** The pair; made when it is first needed, then the same on all servers and after every restart. */
export async function vapidKey(keys: ServerKeys): Promise<PushKey> {
  const privateKey = await keys('web-push', () => webPush.generateVAPIDKeys().privateKey);
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(privateKey, 'base64url');
  return { publicKey: pair.getPublicKey('base64url'), privateKey };
}
