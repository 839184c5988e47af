// Chooses the few sessions of an imported programme that are on the home page until an organiser chooses better ones.
import type { SessionRow } from '../rows.ts';

/** How many sessions are highlighted at most. */
export const MOST_HIGHLIGHTS = 6;

const frame = /\b(opening|keynote|closing|plenary|ceremony|eröffnung|abschluss|plenum|inauguration|clôture)\b/i;

/**
 * Ids of the highlighted sessions, by fixed rules, so that a second import chooses the same: sessions of the most used room that
 * open, close or are keynotes, by type or title; then, day by day in turn, its longest sessions with a text and a speaker.
 * Nothing without a time, and nothing longer than three hours (a lounge is no highlight).
 */
export function highlightsOf(sessions: readonly SessionRow[]): Set<string> {
  const timed = sessions.filter((session) => minutesOf(session) > 0 && minutesOf(session) <= 180);
  const room = mostUsedRoom(timed);
  const inRoom = timed.filter((session) => session.RoomId === room).toSorted(byStart);
  const chosen = inRoom.filter((session) => frame.test(`${session.SessionType ?? ''} ${textOf(session.Name)}`));
  const rest = dayByDay(inRoom.filter((session) => !chosen.includes(session) && hasText(session) && (session.Speakers ?? []).length > 0));
  return new Set([...chosen, ...rest].slice(0, MOST_HIGHLIGHTS).map(({ Id }) => Id));
}

/** The room with the most sessions that have speakers; the one mentioned first of equals. */
function mostUsedRoom(sessions: readonly SessionRow[]): string | undefined {
  const counts = new Map<string | undefined, number>();
  for (const { RoomId, Speakers = [] } of sessions) counts.set(RoomId, (counts.get(RoomId) ?? 0) + (Speakers.length > 0 ? 1 : 0));
  return [...counts].reduce<[string | undefined, number]>((best, entry) => (entry[1] > best[1] ? entry : best), [undefined, -1])[0];
}

/** The longest of each day, then the second longest of each day, and so on. */
function dayByDay(sessions: readonly SessionRow[]): SessionRow[] {
  const days = [...Map.groupBy(sessions, ({ ProgrammeDay }) => ProgrammeDay ?? '').values()].map((day) =>
    day.toSorted((one, other) => minutesOf(other) - minutesOf(one) || byStart(one, other)),
  );
  const rounds = Math.max(0, ...days.map((day) => day.length));
  return Array.from({ length: rounds }, (_, round) => days.flatMap((day) => day[round] ?? [])).flat();
}

const textOf = (text: unknown): string => (typeof text === 'string' ? text : JSON.stringify(text ?? ''));
const hasText = ({ Abstract = '', Description = '' }: SessionRow): boolean => textOf(Abstract) !== '' || textOf(Description) !== '';
const minutesOf = ({ StartDateTime, EndDateTime }: SessionRow): number =>
  StartDateTime && EndDateTime ? (Date.parse(EndDateTime) - Date.parse(StartDateTime)) / 60_000 : 0;
const byStart = (one: SessionRow, other: SessionRow): number =>
  Date.parse(one.StartDateTime ?? '') - Date.parse(other.StartDateTime ?? '') || (one.Id < other.Id ? -1 : 1);
