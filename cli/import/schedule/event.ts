// What a schedule says about the event as a whole.
import { dayInZone } from '../../../src/clock/zone.ts';
import type { SessionRow } from '../rows.ts';
import { asFields, asList, carriedText, field, oneLine } from '../reading/fields.ts';
import type { ImportedEvent } from '../result.ts';
import { webAddress } from '../values/addresses.ts';
import { hexColour } from '../values/colours.ts';
import { dayOf } from '../values/instants.ts';
import { siteLanguage } from '../values/languages.ts';
import type { Schedule } from './schedule.ts';
import type { TimeFrame } from './time-frame.ts';

/** Name, zone, days, languages, colours. */
export function eventOf({ conference, days, baseUrl }: Schedule, sessions: readonly SessionRow[], { timeZone }: TimeFrame): ImportedEvent {
  const listed = days.map(({ date }) => dayOf(date));
  const programmeDays = [...new Set([...listed, ...sessions.map(({ ProgrammeDay = '' }) => ProgrammeDay)])]
    .filter((day) => day !== '')
    .toSorted();
  // A night session after the last day still belongs to the event, so the event ends when it does.
  const ends = sessions.flatMap(({ EndDateTime }) => (EndDateTime ? [dayInZone(Date.parse(EndDateTime) - 1, timeZone)] : []));
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
