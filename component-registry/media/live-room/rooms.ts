// The rooms of the live programme, and what is on and next in one of them.
import type { SessionLine } from '#contract/programme';

type Timed = { StartDateTime: string | null; EndDateTime: string | null };

/** Whether something runs at `now` (ms): with its start, without its end. */
export const isOn = ({ StartDateTime: start, EndDateTime: end }: Timed, now: number): boolean =>
  start !== null && end !== null && Date.parse(start) <= now && now < Date.parse(end);

/** What runs now, and what comes first after it; of two that run the later start counts. */
export function nowAndNext<T extends Timed>(list: readonly T[], now: number): { on: T | undefined; next: T | undefined } {
  const on = list.findLast((one) => isOn(one, now));
  return { on, next: list.find(({ StartDateTime: start }) => start !== null && Date.parse(start) > now) };
}

export type StreamRoom = { id: string; name: string };

/** Rooms with a stream, and the one asked for, by name. */
export function roomsOf(sessions: readonly SessionLine[], asked: string, language: string): StreamRoom[] {
  const rooms = new Map<string, StreamRoom>();
  for (const { RoomId, RoomName, HasStream } of sessions)
    if (RoomId !== '' && (HasStream || RoomId === asked)) rooms.set(RoomId, { id: RoomId, name: RoomName || RoomId });
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...rooms.values()].sort((a, b) => compare(a.name, b.name));
}
