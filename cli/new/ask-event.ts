// What is not yet known of a new event: asked for at a terminal, taken as suggested in a pipe.
import { isTimeZone, parseTime } from '../../src/clock/zone.ts';
import { eventNameOfShort } from '../import/values/event-names.ts';
import { siteLanguage } from '../import/values/languages.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import type { NewEvent } from './new-event.ts';

/** What the options give; missing: not given. */
export type GivenEvent = {
  name?: string;
  from?: string;
  to?: string;
  timeZone?: string;
  languages?: string;
  venue?: string;
  city?: string;
  organiser?: string;
  brand?: string;
};

const DAY = 86_400_000;
/** More days are no event of which a programme is written; a slip in a year is caught. */
const MOST_DAYS = 60;

/** What is wrong with an answer, by option; undefined for a good one. */
type Refuse = (answer: string) => string | undefined;

const isDay = (text: string): boolean => parseTime(text)?.kind === 'day';
const needed: Refuse = (answer) => (answer === '' ? 'Something must be written here.' : undefined);
const day: Refuse = (answer) => (isDay(answer) ? undefined : `“${answer}” is no day such as 2027-06-04.`);
const free: Refuse = () => undefined;
const zone: Refuse = (answer) => (isTimeZone(answer) ? undefined : `“${answer}” is no IANA time zone such as Europe/Berlin.`);
const languagesOk: Refuse = (answer) => {
  const words = wordsOf(answer);
  const wrong = words.find((word) => siteLanguage(word) === undefined);
  if (words.length === 0) return 'One language at least is needed, such as en-GB.';
  return wrong === undefined ? undefined : `“${wrong}” is no language such as en-GB or de.`;
};
const colour: Refuse = (answer) =>
  answer === '' || /^#[\da-f]{6}$/i.test(answer) ? undefined : `“${answer}” is no colour such as #0b4f6c.`;

const wordsOf = (text: string): string[] => text.split(/[,\s]+/).filter(Boolean);

/** Completes what is given. Throws UsageError for what cannot be used, and where a day that nobody can guess is missing. */
export async function completeEvent(
  folder: { instance: string; event: string },
  given: GivenEvent,
  { askWords }: Pick<Terminal, 'askWords'>,
): Promise<Omit<NewEvent, 'programme'>> {
  const value = async (option: keyof GivenEvent, question: string, suggestion: string, refuse: Refuse): Promise<string> => {
    const written = given[option]?.trim();
    if (written === undefined && askWords) return askWords(question, suggestion, refuse);
    const wrong = refuse(written ?? suggestion);
    const flag = option.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    if (wrong !== undefined)
      throw new UsageError(written === undefined ? `Say the first day of the event: --from 2027-06-04.` : `--${flag}: ${wrong}`);
    return written ?? suggestion;
  };
  const name = await value('name', 'Name of the event', eventNameOfShort(folder.event), needed);
  const from = await value('from', 'First day, YYYY-MM-DD', '', day);
  const to = await value('to', 'Last day', from, (answer) => day(answer) ?? span(from, answer));
  const timeZone = await value('timeZone', 'Time zone', Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC', zone);
  const languages = await value('languages', 'Languages, the main one first', 'en-GB', languagesOk);
  return {
    ...folder,
    name,
    days: daysBetween(from, to),
    timeZone,
    languages: [...new Set(wordsOf(languages).flatMap((word) => siteLanguage(word) ?? []))],
    city: await value('city', 'City, empty for none', '', free),
    venue: await value('venue', 'Venue, empty for none', '', free),
    organiser: await value('organiser', 'Organiser, empty for none', '', free),
    brand: await value('brand', 'Brand colour #rrggbb, empty for one by the name', '', colour),
  };
}

const wallOf = (text: string): number => Date.parse(`${text}T00:00Z`);

function span(from: string, to: string): string | undefined {
  const count = (wallOf(to) - wallOf(from)) / DAY + 1;
  if (count < 1) return `“${to}” is before the first day.`;
  return count > MOST_DAYS ? `That are ${count} days; an event has ${MOST_DAYS} at most.` : undefined;
}

const daysBetween = (from: string, to: string): string[] =>
  Array.from({ length: (wallOf(to) - wallOf(from)) / DAY + 1 }, (_, index) =>
    new Date(wallOf(from) + index * DAY).toISOString().slice(0, 10),
  );
