// Files of sessions that are closed: a document, link or recording of a closed session is not found by who may not see it (A §5).
import type { PublishedEvent } from '../published/event.ts';
import type { Access } from './access.ts';

/** Sessions that name a file, by the file's path below the assets of the event; with whether it is named as the recording. */
type Naming = { session: string; isRecording: boolean };
const known = new WeakMap<PublishedEvent, ReadonlyMap<string, readonly Naming[]>>();

function namings(event: PublishedEvent): ReadonlyMap<string, readonly Naming[]> {
  const kept = known.get(event);
  if (kept) return kept;
  const { sessions, presentations } = event.programme.rows;
  const all = [
    ...sessions.flatMap(({ Id, Links = [], Attachments = [], StreamUrl, RecordingUrl }) => [
      ...[...Links, ...Attachments].map(({ Url }) => ({ address: Url, session: Id, isRecording: false })),
      { address: StreamUrl, session: Id, isRecording: false },
      { address: RecordingUrl, session: Id, isRecording: true },
    ]),
    ...presentations.flatMap(({ SessionId, Links = [] }) =>
      Links.map(({ Url }) => ({ address: Url, session: SessionId, isRecording: false })),
    ),
  ];
  const made = Map.groupBy(
    all.filter(({ address }) => address?.trim().startsWith('asset:')),
    ({ address }) => address!.trim().slice('asset:'.length).replace(/^\/+/, ''),
  );
  known.set(event, made);
  return made;
}

/**
 * Whether a file may be sent to a class, and whether that depends on the class. A file that several sessions name is open when
 * one of them is; what no session names is everybody's.
 */
export function seenFile(event: PublishedEvent, path: string, access: Access, ofVisitors: Access): { open: boolean; personal: boolean } {
  const naming = namings(event).get(path) ?? [];
  const isOpenTo = ({ session, recording }: Access): boolean =>
    naming.length === 0 || naming.some((one) => session(one.session) && (!one.isRecording || recording(one.session)));
  const open = isOpenTo(access);
  return { open, personal: !isOpenTo(ofVisitors) };
}
