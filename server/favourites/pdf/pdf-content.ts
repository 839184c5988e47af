// What a PDF of a personal programme says: plain lines by day, ready to be set. Pure.
import { dateWords } from '../../../src/i18n/dates.ts';
import type { CalendarEvent } from '../../../src/calendar/calendar-text.ts';
import { dayInZone } from '../../../src/clock/zone.ts';

export type PdfFormat = 'A4' | 'pocket';

export type PdfItem = { time: string; title: string; place: string; more: string; url: string; talks?: readonly string[] };

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

export type PdfWords = { title: string; empty: string };

/** Lines of a plan; times are those of the event. */
export function pdfContent(
  events: readonly CalendarEvent[],
  about: { eventName: string; person: string; language: string; timeZone: string; format: PdfFormat; words: PdfWords },
): PdfContent {
  const dates = dateWords(about.language, about.timeZone);
  const byDay = Map.groupBy(events, ({ start }) => dayInZone(start, about.timeZone));
  return {
    title: [about.words.title, about.eventName].filter(Boolean).join(' – '),
    person: about.person,
    format: about.format,
    language: about.language,
    days: [...byDay.values()].map((items) => ({
      name: dates.longDate(items[0]!.start),
      items: items.map(({ start, end, title, place, description, categories, url, chosen = [] }) => ({
        time: end === undefined || end <= start ? dates.time(start) : dates.timeRange(start, end),
        title,
        place: [place, ...categories].filter(Boolean).join(' · '),
        // Who speaks, where it is stated: the first line.
        more: (description.split('\n', 1)[0] ?? '').slice(0, 200),
        url,
        talks: chosen,
      })),
    })),
    empty: about.words.empty,
  };
}
