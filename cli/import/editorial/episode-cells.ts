// Reads what only films and sound have in a table: part of the TV page, length, chapters, captions.
import { type TvSection, tvSections } from '../../../src/contract/tv-sections.ts';
import type { LocalisedText } from '../../../src/model/fields.ts';
import { asFields, carriedText, oneLine } from '../reading/fields.ts';
import { siteLanguage } from '../values/languages.ts';
import { plainName } from '../vocabulary/canonical-fields.ts';

const words = (list: string): readonly string[] => list.split(' ');

const sectionNames: Readonly<Record<TvSection, readonly string[]>> = {
  dailyhighlights: words(
    'highlights highlight daily day höhepunkte tageshöhepunkte tagesrückblick tempsforts momentsforts destacados resumendeldía momentisalienti öneçıkanlar 精彩回顾 每日精彩 أبرزاللحظات',
  ),
  speakerinterviews: words(
    'interview interviews speaker speakers gespräch gespräche entretien entretiens entrevista entrevistas intervista interviste röportaj röportajlar söyleşi 访谈 采访 مقابلة مقابلات',
  ),
  podcast: words('podcasts audio sound ton 播客 بودكاست البودكاست'),
};

const sectionByName = new Map(
  tvSections.flatMap((section) => [section, ...sectionNames[section]].map((name) => [plainName(name), section] as const)),
);

/** The part of the page an episode belongs to, by what a cell, a sheet or a file is called (`Daily highlights`, `podcast.xlsx`); undefined for none. */
export function sectionNamed(text: string): TvSection | undefined {
  const found = [text, ...text.slice(0, 200).split(/[\s._/-]/u)].map((part) => sectionByName.get(plainName(part)));
  return found.find((section) => section !== undefined);
}

/** Whether an address is that of a file with sound alone. */
export const isSoundFile = (address: string): boolean => /\.(?:mp3|m4a|aac|oga|ogg|opus|wav|flac)(?:[?#]|$)/i.test(address);

/** Seconds of a length or a place in a film: `245`, `4:05`, `1:02:03`, `PT4M5S`, `4 min`; undefined for anything else, and for more than a day. */
export function secondsOf(text: string): number | undefined {
  const seconds = fromClock(text) ?? fromIso(text) ?? fromNumber(text);
  return seconds !== undefined && seconds <= 86_400 ? seconds : undefined;
}

function fromClock(text: string): number | undefined {
  const match = /^(?:(\d{1,2}):)?(\d{1,3}):(\d{2})(?:[.,]\d{1,3})?$/.exec(text);
  if (!match || Number(match[3]) > 59 || (match[1] !== undefined && Number(match[2]) > 59)) return undefined;
  return Number(match[1] ?? 0) * 3600 + Number(match[2]) * 60 + Number(match[3]);
}

function fromIso(text: string): number | undefined {
  const match = /^PT(?:(\d{1,2})H)?(?:(\d{1,4})M)?(?:(\d{1,5})S)?$/i.exec(text);
  if (!match || /^PT$/i.test(text)) return undefined;
  return Number(match[1] ?? 0) * 3600 + Number(match[2] ?? 0) * 60 + Number(match[3] ?? 0);
}

function fromNumber(text: string): number | undefined {
  const match = /^(\d{1,5})(?:\.\d{1,3})?\s?(s|sec|sek|min|minuten|minutes)?\.?$/i.exec(text);
  if (!match) return undefined;
  return Number(match[1]) * (/^m/i.test(match[2] ?? '') ? 60 : 1);
}

/** A chapter: second at which it begins, and what it is about. */
export type ReadChapter = { Time: number; Title: LocalisedText };

/** Chapters of cells: `0:00 Doors open` in lines, or with `;` or `|` between them, and those of our own files. `wrong` are the parts that are none. */
export function chaptersOf(values: readonly unknown[]): { chapters: ReadChapter[]; wrong: string[] } {
  const chapters: ReadChapter[] = [];
  const wrong: string[] = [];
  for (const value of values) {
    const fields = asFields(value);
    if (fields) {
      const { Time, Title } = fields;
      if (typeof Time === 'number' && Time >= 0 && Title !== undefined) chapters.push({ Time, Title: Title as LocalisedText });
      else wrong.push(JSON.stringify(value).slice(0, 100));
      continue;
    }
    for (const part of carriedText(value)
      .split(/[\n;|]/)
      .map((text) => oneLine(text))
      .filter(Boolean)) {
      const [clock = '', ...title] = part.split(' ');
      const Time = secondsOf(clock);
      const Title = title.join(' ').replace(/^[-–—:]\s?/, '');
      if (Time !== undefined && clock.includes(':') && Title !== '') chapters.push({ Time, Title });
      else wrong.push(part.slice(0, 100));
    }
  }
  return { chapters: chapters.toSorted((one, other) => one.Time - other.Time), wrong };
}

/** Captions of cells: `en-GB: address`, in lines or with `;` or `|` between them, and those of our own files. `wrong` are the parts that are none. */
export function captionsOf(
  values: readonly unknown[],
  addressOf: (written: string) => string,
): { captions: { Language: string; Url: string }[]; wrong: string[] } {
  const captions: { Language: string; Url: string }[] = [];
  const wrong: string[] = [];
  const add = (language: string, written: string, whole: string): void => {
    const [Language, Url] = [siteLanguage(language), addressOf(written)];
    if (Language !== undefined && Url !== '') captions.push({ Language, Url });
    else wrong.push(whole.slice(0, 100));
  };
  for (const value of values) {
    const fields = asFields(value);
    if (fields) {
      add(oneLine(fields['Language']), oneLine(fields['Url']), JSON.stringify(value));
      continue;
    }
    for (const part of carriedText(value)
      .split(/[\n;|]/)
      .map((text) => oneLine(text))
      .filter(Boolean)) {
      const at = part.search(/[: =]/);
      add(part.slice(0, Math.max(at, 0)), oneLine(part.slice(at + 1)), part);
    }
  }
  return { captions, wrong };
}
