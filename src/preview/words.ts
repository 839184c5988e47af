// Texts of the preview for instants, verdicts and places: English, in the event's time.
import { isoInZone } from '../clock/zone.ts';
import { dateWords } from '../i18n/dates.ts';
import type { Source } from '../model/source.ts';
import type { Change } from '../rules/timeline.ts';
import type { Reason } from '../rules/verdict.ts';
import type { PlacementRow } from './inspection.ts';

const LANGUAGE = 'en-GB';

/** `Mon, 3 May, 10:30`; with seconds if there are any. */
export function instantWords(instant: number, timeZone: string): string {
  const words = dateWords(LANGUAGE, timeZone);
  const seconds = isoInZone(instant, timeZone).slice(17, 19);
  return `${words.shortDate(instant)}, ${words.time(instant)}${seconds === '00' ? '' : `:${seconds}`}`;
}

/** `3 May, 10:30` */
export function shortInstantWords(instant: number, timeZone: string): string {
  const words = dateWords(LANGUAGE, timeZone);
  return `${words.pattern(instant, 'D MMM')}, ${words.time(instant)}`;
}

/** `Mon, 3 May`: a field shows dates in the form of the browser, in which day and month may change places. */
export const shortDayWords = (instant: number, timeZone: string): string => dateWords(LANGUAGE, timeZone).shortDate(instant);

export const dayWords = (instant: number, timeZone: string): string => dateWords(LANGUAGE, timeZone).longDate(instant);

/** `Europe/Berlin, UTC+02:00`: the zone with its offset at that instant, which depends on daylight saving time. */
export const zoneWords = (instant: number, timeZone: string): string => `${timeZone}, UTC${isoInZone(instant, timeZone).slice(19)}`;

/** Text of a reason, with its instants in the event's time. */
export const detailWords = (detail: string, timeZone: string): string =>
  detail.replaceAll(/\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(?:\.\d+)?Z/g, (iso) => instantWords(Date.parse(iso), timeZone));

export const reasonWords = ({ rule, detail }: Reason, timeZone: string): string => `${rule}: ${detailWords(detail, timeZone)}`;

/** Why a placement has its state, in one line: the first reason against it. */
export function verdictWords({ state, problem, reasons }: PlacementRow, timeZone: string): string {
  if (state === 'broken') return problem?.message ?? 'cannot be used';
  const against = reasons.find(({ outcome }) => outcome === 'hide');
  if (state === 'hidden' && against) return reasonWords(against, timeZone);
  return reasons.length ? reasons.map((reason) => reasonWords(reason, timeZone)).join('; ') : 'no rule speaks against it';
}

export const placeWords = ({ file, pointer }: Source): string => (pointer ? `${file} ${pointer}` : file);

/** `door, desk and 12 more`. */
export function listWords(ids: readonly string[], most = 4): string {
  const [shown, more] = ids.length > most ? [ids.slice(0, most - 1), ids.length - most + 1] : [ids, 0];
  return shown.join(', ') + (more ? ` and ${more} more` : '');
}

/** `door appears; welcome, soon disappear`. */
export const timelineChangeWords = ({ appears, disappears }: Change): string =>
  [
    ...(appears.length ? [`${listWords(appears)} ${appears.length === 1 ? 'appears' : 'appear'}`] : []),
    ...(disappears.length ? [`${listWords(disappears)} ${disappears.length === 1 ? 'disappears' : 'disappear'}`] : []),
  ].join('; ');

export const count = (number: number, one: string, many: string): string => `${number} ${number === 1 ? one : many}`;
