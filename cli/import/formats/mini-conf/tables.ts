// Which file of a Mini-Conf folder is what: by its name first, then by what its records hold.
import { asFields, asList, field } from '../../reading/fields.ts';
import type { RecordFile } from '../../reading/records.ts';

/** What a file is. `gatherings` are things with their own times (workshops, tutorials, keynotes, socials); `slots` list the papers shown at an hour. */
export type Kind =
  | 'config'
  | 'papers'
  | 'slots'
  | 'gatherings'
  | 'calendar'
  | 'sponsors'
  | 'questions'
  | 'committee'
  | 'article'
  | 'unknown';

/** Names of files → type of the sessions in them; the first that fits. */
const gatherings: readonly (readonly [RegExp, string])[] = [
  [/keynote|invited|speakers/, 'Keynote'],
  [/plenar/, 'Plenary'],
  [/tutorial/, 'Tutorial'],
  [/workshop/, 'Workshop'],
  [/social|affinity|bof|birds/, 'Social'],
  [/panel/, 'Panel'],
  [/mentor/, 'Mentoring'],
  [/symposi/, 'Symposium'],
  [/town_?hall|business/, 'Meeting'],
  [/expo|demo/, 'Demonstration'],
  [/poster/, 'Poster'],
  [/session|event|talk/, ''],
];

/** Type of the sessions in a file, from its name; empty when the name says nothing. */
export const typeNamed = (stem: string): string => gatherings.find(([pattern]) => pattern.test(stem))?.[1] ?? '';

/** What a file is. */
export function kindOf({ stem, records, whole }: RecordFile): Kind {
  if (/^(config|site|conference)$/.test(stem)) return 'config';
  if (/sponsor|exhibitor|partner/.test(stem)) return 'sponsors';
  if (/faq|question/.test(stem)) return 'questions';
  if (/committee|organi[sz]er|chairs|team/.test(stem)) return 'committee';
  if (/calendar|agenda/.test(stem)) return 'calendar';
  const rows = records.map(({ value }) => asFields(value) ?? {});
  const some = (...names: string[]): boolean => rows.some((row) => names.some((name) => field(row, name) !== undefined));
  if (some('papers') && rows.some((row) => Array.isArray(field(row, 'papers')))) return 'slots';
  const timed =
    some('start_time', 'start', 'startsAt') || rows.some((row) => asList(field(row, 'sessions')).some((block) => asFields(block)));
  if (timed && some('title', 'name')) return 'gatherings';
  if (/tutorial|keynote|speaker|plenar|panel|social/.test(stem) && some('title', 'name')) return 'gatherings';
  if (some('title') && some('authors', 'speakers', 'abstract', 'speaker')) return 'papers';
  const fields = asFields(whole);
  if (fields && Object.values(fields).some((text) => typeof text === 'string' && text.length > 200)) return 'article';
  return some('title', 'name') && gatherings.some(([pattern]) => pattern.test(stem)) ? 'gatherings' : 'unknown';
}

/** Words of a file name: `demo_papers` is `Demo papers`. */
export function titled(stem: string): string {
  const words = stem
    .replaceAll(/[_-]+/g, ' ')
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .trim();
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}
