// What a PDF of a personal programme says: plain lines by day, ready to be set. Pure.
import { dateWords } from '../../../src/i18n/dates.ts';
import type { CalendarEvent } from '../../../src/calendar/calendar-text.ts';
import { dayInZone } from '../../../src/clock/zone.ts';
import { minutesInWords, roomChange, type Stay, type WalkingTimes } from '../../../src/rules/walking-times.ts';

export type PdfFormat = 'A4' | 'pocket';

export type PdfItem = {
  time: string;
  title: string;
  place: string;
  more: string;
  url: string;
  talks?: readonly string[];
  /** The way to it from what comes before, in words; absent for none. */
  way?: string;
};

export type PdfContent = {
  title: string;
  person: string;
  format: PdfFormat;
  language: string;
  days: readonly { name: string; items: readonly PdfItem[] }[];
  /** Where nothing was chosen. */
  empty: string;
  /** Text of a QR code below the lines. */
  qr?: string;
};

/** The ways hold the places `{{from}}`, `{{to}}` and `{{time}}`, as on the page. */
export type PdfWords = { title: string; empty: string; changeRoom: string; walk: string; tooFar: string };

/** Lines of a plan; times are those of the event. */
export function pdfContent(
  events: readonly CalendarEvent[],
  about: {
    eventName: string;
    person: string;
    language: string;
    timeZone: string;
    format: PdfFormat;
    words: PdfWords;
    walking: WalkingTimes;
  },
): PdfContent {
  const dates = dateWords(about.language, about.timeZone);
  const dayNames = dateWords(about.language, 'UTC');
  const byDay = Map.groupBy(events, (event) => dayOf(event, about.timeZone));
  return {
    title: [about.words.title, about.eventName].filter(Boolean).join(' – '),
    person: about.person,
    format: about.format,
    language: about.language,
    days: [...byDay]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([day, items]) => ({
        name: dayNames.longDate(Date.parse(`${day}T12:00:00Z`)),
        items: items.map(({ start, end, title, place, description, people = '', categories, url, chosen = [] }, index) => ({
          time: end === undefined || end <= start ? dates.time(start) : dates.timeRange(start, end),
          title,
          place: [place, ...categories].filter(Boolean).join(' · '),
          // The subtitle, which may name a sponsor, and who speaks.
          more: [...new Set([description.split('\n', 1)[0] ?? '', people])].filter(Boolean).join(' · ').slice(0, 200),
          url,
          talks: chosen,
          ...wayTo(items, index, about),
        })),
      })),
    empty: about.words.empty,
  };
}

/** The day below which an event stands, YYYY-MM-DD: that of the programme, as on the page. */
const dayOf = ({ day, start }: CalendarEvent, timeZone: string): string => day || dayInZone(start, timeZone);

/** The way to an entry in the words of the page, with what is said where there is no time for it. */
function wayTo(
  events: readonly CalendarEvent[],
  index: number,
  { language, timeZone, words, walking }: Parameters<typeof pdfContent>[1],
): { way?: string } {
  const stay = (event: CalendarEvent): Stay => {
    const { start, end = start, room = '' } = event;
    return { start, end, room, day: dayOf(event, timeZone) };
  };
  const to = stay(events[index]!);
  const change = roomChange(events.slice(0, index).map(stay), to, walking);
  if (!change) return {};
  const { from, minutes, between, isTooFar } = change;
  const way =
    minutes === undefined
      ? filled(words.changeRoom, { from, to: to.room })
      : filled(words.walk, { from, to: to.room, time: minutesInWords(minutes, language) });
  return { way: isTooFar ? `${way} · ${filled(words.tooFar, { time: minutesInWords(between, language) })}` : way };
}

/** A text with its places filled in; what is put in is not read again. */
const filled = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(/\{\{(\w+)\}\}/g, (place, name: string) => values[name] ?? place);
