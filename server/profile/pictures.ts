// Pictures of people: judged by their content, encoded anew by the server, kept with the account.
import { createHash } from 'node:crypto';
import { MOST_PICTURE_BYTES } from '../../src/base/own-limits.ts';
import { RequestError } from '../http/errors.ts';
import type { People } from '../people/people.ts';

/** Edge of the square, pixels. */
const EDGE = 512;
/** Most pixels of what is sent: a small file may unpack to a huge picture. */
const MOST_PIXELS = 50_000_000;
const taken = new Set(['jpeg', 'png', 'webp', 'gif', 'heif']);

/** A square WebP without metadata. Throws RequestError 400 for what is no picture of a kind that is taken. */
export async function encodePicture(bytes: Uint8Array): Promise<Buffer> {
  if (bytes.byteLength > MOST_PICTURE_BYTES) throw new RequestError(400, 'too-large', 'A picture has at most 5 MB.', 'Data');
  if (!isRaster(bytes)) throw refused();
  const { default: sharp } = await import('sharp');
  try {
    const picture = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (!taken.has(format ?? '')) throw refused();
    // Turned as the camera says, before that word is lost with the metadata.
    return await picture.rotate().resize(EDGE, EDGE, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    throw refused();
  }
}

const refused = (): RequestError => new RequestError(400, 'no-picture', 'This is no picture in JPEG, PNG, WebP, GIF or AVIF.', 'Data');

/** Whether it begins as a raster picture does: others, as SVG, never reach the decoder. */
function isRaster(bytes: Uint8Array): boolean {
  const head = Buffer.from(bytes.subarray(0, 12));
  const text = head.toString('latin1');
  return (
    (head[0] === 0xff && head[1] === 0xd8 && head[2] === 0xff) ||
    text.startsWith('\x89PNG\r\n\x1a\n') ||
    text.startsWith('GIF8') ||
    (text.startsWith('RIFF') && text.slice(8) === 'WEBP') ||
    (text.slice(4, 8) === 'ftyp' && /^(?:avif|avis|mif1)/.test(text.slice(8)))
  );
}

/** Keeps a picture, or takes it away; the address of the new one, empty for none. `event` is the exact name of the event it was sent to. */
export async function keepPicture({ db, clock, callers }: People, accountId: number, event: string, bytes: Buffer | null): Promise<string> {
  const hash = bytes && createHash('sha256').update(bytes).digest('hex');
  const address = hash
    ? `/api/Core/ProfilePicture?${new URLSearchParams({ eventid: event, id: String(accountId), v: hash.slice(0, 12) })}`
    : '';
  await db.transaction().execute(async (within) => {
    await within.deleteFrom('profile_pictures').where('account_id', '=', accountId).execute();
    if (bytes && hash)
      await within.insertInto('profile_pictures').values({ account_id: accountId, hash, bytes, changed_at: clock.now() }).execute();
    await within.updateTable('accounts').set({ picture: address }).where('id', '=', accountId).execute();
  });
  await callers.forget(accountId);
  return address;
}
