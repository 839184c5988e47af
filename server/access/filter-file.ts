// Files of sessions that are closed: a document, link, stream or recording of a closed session is not found by who may not see it (A §5).
import type { PublishedEvent } from '../published/event.ts';
import { nameKey } from '../store/publish.ts';
import type { Access } from './access.ts';

/** A session that names a file, and what the file is to it. */
type Naming = { session: string; as: 'document' | 'stream' | 'recording' };
const known = new WeakMap<PublishedEvent, ReadonlyMap<string, readonly Naming[]>>();

/** Sessions of a version by the files they name. */
function namings(event: PublishedEvent): ReadonlyMap<string, readonly Naming[]> {
  const kept = known.get(event);
  if (kept) return kept;
  const { sessions, presentations } = event.programme.rows;
  const documents = (session: string, named: readonly { Url: string }[]) =>
    named.map(({ Url }) => ({ address: Url, session, as: 'document' as const }));
  const all = [
    ...sessions.flatMap(({ Id, Links = [], Attachments = [], StreamUrl = '', RecordingUrl = '' }) => [
      ...documents(Id, [...Links, ...Attachments]),
      { address: StreamUrl, session: Id, as: 'stream' as const },
      { address: RecordingUrl, session: Id, as: 'recording' as const },
    ]),
    ...presentations.flatMap(({ SessionId, Links = [] }) => documents(SessionId, Links)),
  ];
  const made = new Map<string, Naming[]>();
  for (const { address, ...naming } of all) {
    const file = fileAt(event, address);
    if (file !== undefined) made.set(file, [...(made.get(file) ?? []), naming]);
  }
  known.set(event, made);
  return made;
}

/** Path below the assets of the event that a browser asks for when it follows an address, in whichever form it is written; undefined for other addresses. */
function fileAt(event: PublishedEvent, written: string): string | undefined {
  const shown = event.address(written);
  if (!URL.canParse(shown, 'http://site.invalid')) return undefined;
  const [, first, instance = '', name = '', version, ...path] = new URL(shown, 'http://site.invalid').pathname.split('/');
  const isOwn = nameKey(instance) === nameKey(event.instance) && nameKey(name) === nameKey(event.shortName);
  if (first?.toLowerCase() !== 'assets' || !isOwn || !version || path.length === 0) return undefined;
  try {
    return decodeURIComponent(path.join('/'));
  } catch {
    return undefined;
  }
}

/** Whether a session of a version names a file: then policies may close it, today or tomorrow. */
export const isNamed = (event: PublishedEvent, path: string): boolean => namings(event).has(path);

/** Whether a file may be sent to a class of a version. One that several sessions name is open when one of them is; what no session names is everybody's. */
export function isOpenFile(event: PublishedEvent, path: string, { session, stream, recording }: Access): boolean {
  const naming = namings(event).get(path);
  const opens = { document: session, stream, recording };
  return !naming || naming.some((one) => opens[one.as](one.session));
}
