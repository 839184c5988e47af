// What a schedule says about the event as a whole.
import { dayInZone, instantOf } from '../../../src/clock/zone.ts';
import type { SessionRow } from '../rows.ts';
import { asFields, asList, carriedText, field, oneLine } from '../reading/fields.ts';
import type { ImportedEvent } from '../result.ts';
import { webAddress } from '../values/addresses.ts';
import { hexColour } from '../values/colours.ts';
import { dayOf } from '../values/instants.ts';
import { siteLanguage } from '../values/languages.ts';
import type { Schedule } from './schedule.ts';
import type { TimeFrame } from './time-frame.ts';

/** Farthest a session may be from the days the source names for its event, in ms; what is farther is a slip. */
const FAR = 31 * 86_400_000;

/** Whether a session is so far from the days the conference names that it says nothing about them. False where it names none. */
export function isFarOutside({ conference }: Schedule, { ProgrammeDay = '' }: SessionRow): boolean {
  const [start, end] = ['start', 'end'].map((name) => Date.parse(dayOf(oneLine(field(conference, name)))));
  const day = Date.parse(ProgrammeDay);
  return day < start! - FAR || day > end! + FAR;
}

/** Name, zone, days, languages, colours. */
export function eventOf(schedule: Schedule, all: readonly SessionRow[], { timeZone }: TimeFrame): ImportedEvent {
  const { conference, days, baseUrl } = schedule;
  const sessions = all.filter((session) => !isFarOutside(schedule, session));
  const listed = days.map(({ date }) => dayOf(date));
  const programmeDays = [...new Set([...listed, ...sessions.map(({ ProgrammeDay = '' }) => ProgrammeDay)])]
    .filter((day) => day !== '')
    .toSorted();
  // A night session after the last day still belongs to the event, so the event ends when it does.
  const ends = sessions.flatMap(({ EndDateTime }) => (EndDateTime ? [dayInZone(instantOf(EndDateTime, timeZone)! - 1, timeZone)] : []));
  const text = (...names: string[]): string => oneLine(carriedText(field(conference, ...names)));
  const languages = asList(field(conference, 'languages', 'locales', 'language')).flatMap((entry) =>
    carriedText(entry)
      .split(/[,;]/)
      .flatMap((code) => siteLanguage(code) ?? []),
  );
  return {
    name: text('title', 'name') || text('acronym'),
    acronym: text('acronym'),
    timeZone,
    startDate: programmeDays[0] ?? dayOf(text('start')),
    endDate: [...programmeDays, ...ends].toSorted().at(-1) ?? dayOf(text('end')),
    days: programmeDays,
    languages: [...new Set(languages)],
    website: webAddress(text('url')) || webAddress(baseUrl),
    colours: Object.values(asFields(field(conference, 'colors')) ?? {}).flatMap((colour) => hexColour(oneLine(colour)) || []),
  };
}
