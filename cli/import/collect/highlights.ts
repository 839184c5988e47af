// Chooses the few sessions of an imported programme that are on the home page until an organiser chooses better ones.
import { instantOf } from '../../../src/clock/zone.ts';
import { stateTags } from '../vocabulary/state-words.ts';
import type { SessionRow } from '../rows.ts';

/** How many sessions are highlighted at most. */
export const MOST_HIGHLIGHTS = 6;

/** Whole words, and what German puts together: Eröffnungsfeier, Abschlussplenum. */
const frame =
  /(?<!\p{L})(?:(?:opening|keynote|closing|plenary|ceremony|ouverture|inauguration|clôture|apertura|chiusura|clausura|abertura|encerramento|açılış|kapanış)(?!\p{L})|eröffnung|abschluss|plenum|plenarvortrag)|基調講演|開会|閉会|开幕|闭幕|主题演讲|افتتاح|ختام/iu;

/**
 * Ids of the highlighted sessions, by fixed rules, so that a second import chooses the same: sessions of the most used room that
 * open, close or are keynotes, by type or title, as the source says, and are not cancelled. Nothing else is chosen for the organiser, nothing without a time,
 * and nothing longer than three hours (a lounge is no keynote).
 * Times without an offset are those of `timeZone`.
 */
export function highlightsOf(sessions: readonly SessionRow[], timeZone = 'UTC'): Set<string> {
  const at = (time: string | null | undefined): number => instantOf(time ?? '', timeZone) ?? NaN;
  const minutesOf = ({ StartDateTime, EndDateTime }: SessionRow): number => (at(EndDateTime) - at(StartDateTime)) / 60_000;
  const byStart = (one: SessionRow, other: SessionRow): number =>
    at(one.StartDateTime) - at(other.StartDateTime) || (one.Id < other.Id ? -1 : 1);
  const timed = sessions.filter((session) => minutesOf(session) > 0 && minutesOf(session) <= 180);
  const room = mostUsedRoom(timed);
  const chosen = timed.filter(
    (session) => !isCancelled(session) && session.RoomId === room && frame.test(`${session.SessionType ?? ''} ${textOf(session.Name)}`),
  );
  return new Set(
    chosen
      .toSorted(byStart)
      .slice(0, MOST_HIGHLIGHTS)
      .map(({ Id }) => Id),
  );
}

const isCancelled = ({ Groups = [] }: SessionRow): boolean => Groups.some(({ Name }) => Name === stateTags.cancelled);

/** The room with the most sessions that have speakers; the one mentioned first of equals. */
function mostUsedRoom(sessions: readonly SessionRow[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const { RoomId, Speakers = [] } of sessions) counts.set(RoomId, (counts.get(RoomId) ?? 0) + (Speakers.length > 0 ? 1 : 0));
  return [...counts].reduce<[string | undefined, number]>((best, entry) => (entry[1] > best[1] ? entry : best), [undefined, -1])[0];
}

const textOf = (text: unknown): string => (typeof text === 'string' ? text : JSON.stringify(text ?? ''));
