// Ids of the form other programs want, made from our own: the same name always gives the same id.
import { createHash } from 'node:crypto';

/** The UUID (RFC 9562 version 5, namespace URL) of a name. */
export function derivedUuid(name: string): string {
  const namespace = Buffer.from('6ba7b8119dad11d180b400c04fd430c8', 'hex');
  const hash = createHash('sha1').update(namespace).update(`foyer:${name}`).digest().subarray(0, 16);
  hash[6] = (hash[6]! & 0x0f) | 0x50;
  hash[8] = (hash[8]! & 0x3f) | 0x80;
  return hash.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
