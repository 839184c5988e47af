// Writes an import as the files of a complete event folder, ready to be validated and published.
import { lastInstantOf } from '../../../src/clock/zone.ts';
import { exhibitionFiles, type ExhibitionData, hasExhibition, noExhibitionData } from '../exhibition/rows.ts';
import { jobRowsOf } from '../editorial/jobs-of-content.ts';
import type { ImportResult } from '../result.ts';
import { eventNameOfShort } from '../values/event-names.ts';
import { contentPages } from './content-pages.ts';
import { dataFileText } from './data-files.ts';
import { exhibitionPages, industryPage, partnersGrid } from './exhibition-pages.ts';
import { everyPage, isTimed } from './every-page.ts';
import { homePage } from './home-page.ts';
import { type PageLink, programmePages } from './programme-pages.ts';
import { themeOf } from './imported-theme.ts';
import { stateLabels } from './state-labels.ts';
import { withTrackColours } from './track-colours.ts';
import { words } from './words.ts';

/** Where the event goes, and where its schemas are. */
export type ImportTarget = {
  /** Folder name of the instance. */
  instance: string;
  /** Short name of the event, its folder name. */
  event: string;
  /** Path from the configuration folder to the folder `schemas`; `../schemas` when missing. Only editors use it. */
  schemas?: string;
  /** Instant of the import, ms since 1970: an event that is over by then is written with its archive open. */
  now?: number;
  /** The exhibition the event has: what is gone from the source is emptied. */
  before?: ExhibitionData;
  /** The event has a plan of its halls that its organiser drew. */
  keepsPlan?: boolean;
  /** Pages of an earlier import that stay, as entries of the menu. */
  kept?: readonly PageLink[];
};

/** A file to write; `path` is below the configuration folder, with `/`. */
export type WrittenFile = {
  path: string;
  text: string;
  /** Content of a file that is no text. */
  bytes?: Uint8Array;
  /** Written only where there is no such file: the source says nothing about it. */
  unlessThere?: true;
};

/** The rows of the programme as they are written: tracks of a source without colours have some. */
export const writtenRows = ({ event, rows }: Pick<ImportResult, 'event' | 'rows'>): ImportResult['rows'] => ({
  ...rows,
  tracks: withTrackColours(rows.tracks, themeOf(event, rows).brand),
});

/**
 * The files of the event, and `instance.json`, which an instance that is there already keeps: leave that one out then.
 * `import-report.json` (which pages ignore) holds the format and everything noticed, `quarantine.json` the rows that were left out, when there are any.
 * A source that holds an exhibition alone leaves the documents and the programme of an event as they are, and its report gets a name of its own.
 * Nothing for an unreadable import.
 */
export function writeImport(
  result: ImportResult,
  { instance, event, schemas = '../schemas', now, before = noExhibitionData(), keepsPlan = false, kept = [] }: ImportTarget,
): WrittenFile[] {
  if (!result.readable) return [];
  const folder = `${instance}/${event}`;
  const { exhibition, content, quarantine, findings, leftOut } = result;
  const theme = themeOf(result.event, result.rows);
  const rows = writtenRows(result);
  const isProgramme = holdsProgramme(result);
  const name = result.event.name || eventNameOfShort(event);
  const languages = result.event.languages.length > 0 ? result.event.languages : ['en-GB'];
  const document = (path: string, kind: string, value: object): WrittenFile => ({
    path,
    text: jsonText({ $schema: schemaPath(schemas, path, kind), ...value }),
  });
  const dataFile = (file: keyof typeof rows | keyof ExhibitionData | 'jobs' | 'labels', list: readonly object[]): WrittenFile => {
    const path = `${folder}/data/${file}.json`;
    return { path, text: dataFileText(schemaPath(schemas, path, `data-${file}`), list) };
  };
  const jobs = jobRowsOf(content.jobs, exhibition.companies, languages);
  const labels = stateLabels(rows, languages);
  // A list of companies says nothing about the programme, and the other way round.
  const data = [
    ...(isProgramme ? (Object.keys(rows) as (keyof typeof rows)[]).map((file) => dataFile(file, rows[file])) : []),
    ...exhibitionFiles
      .filter((file) => !(file === 'halls' && keepsPlan))
      .filter(
        (file) => exhibition[file].length > 0 || (follows.includes(file) && exhibition.companies.length > 0 && before[file].length > 0),
      )
      .map((file) => dataFile(file, exhibition[file])),
    ...(jobs.length > 0 ? [dataFile('jobs', jobs)] : []),
    // Words an organiser chose for kinds and tags stay.
    ...(labels.length > 0 ? [{ ...dataFile('labels', labels), unlessThere: true as const }] : []),
  ];
  const pages = [...programmePages(rows, languages), ...exhibitionPages(exhibition, languages)];
  const beside = contentPages(content, languages);
  const partners = partnersGrid(exhibition, content.tiers, words('partners', languages));
  const suffix = isProgramme ? '' : '-exhibition';
  const about = (one: WrittenFile): WrittenFile => (isProgramme ? one : { ...one, unlessThere: true });
  const { timeZone, startDate, endDate, website } = result.event;
  return [
    document(`${instance}/instance.json`, 'instance', { schemaVersion: 1, defaultEvent: event }),
    about(
      document(`${folder}/app.json`, 'app', {
        schemaVersion: 1,
        event: { name, timeZone, startDate, endDate, languages, ...(website ? { website } : {}) },
        ...(isOver(endDate, timeZone, now) && { holdingAfter: false }),
        // Everybody who could read the programme before may read it here.
        defaults: { disableAuth: true },
      }),
    ),
    about(document(`${folder}/theme.json`, 'theme', { schemaVersion: 1, ...theme })),
    about(
      document(`${folder}/header.json`, 'header', {
        schemaVersion: 1,
        menu: {
          menuItems: [
            { name: words('home', languages), url: 'page:HomePage' },
            ...(isProgramme ? [{ name: words('programme', languages), url: 'page:PagSearchPage' }] : []),
            ...pages,
            ...(jobs.length > 0 ? [{ name: words('jobs', languages), url: 'page:jobs' }] : []),
            ...beside.map(({ page, title }) => ({ name: title, url: `page:${page}` })),
            ...kept,
          ],
        },
      }),
    ),
    about(document(`${folder}/pages/HomePage.json`, 'page', homePage(languages, rows.sessions, partners, pages))),
    ...(isTimed(rows.sessions) ? [about(document(`${folder}/pages/EveryPage.json`, 'page', everyPage()))] : []),
    ...(exhibition.companies.length > 0
      ? [document(`${folder}/pages/IndustryLandingPage.json`, 'page', industryPage(exhibition, content.tiers, languages))]
      : []),
    ...beside.map(({ page, document: value }) => document(`${folder}/pages/${page}.json`, 'page', value)),
    ...data,
    ...(quarantine.length > 0 ? [{ path: `${folder}/quarantine${suffix}.json`, text: jsonText({ quarantine }) }] : []),
    { path: `${folder}/import-report${suffix}.json`, text: jsonText({ format: result.format, findings, leftOut }) },
  ];
}

/** What is made of the rows of companies alone. */
const follows: readonly (keyof ExhibitionData)[] = ['halls', 'company-media'];

/** Whether a source holds something of a programme or its content; a source with nothing at all is one of a programme. */
export const holdsProgramme = ({ rows, content, exhibition }: ImportResult): boolean =>
  [...Object.values(rows), ...Object.values({ ...content, tiers: [] })].some((list: readonly unknown[]) => list.length > 0) ||
  !hasExhibition(exhibition);

/** Whether the event's last day is over at an instant. */
function isOver(endDate: string, timeZone: string, now: number | undefined): boolean {
  const last = endDate === '' ? undefined : lastInstantOf(endDate, timeZone);
  return now !== undefined && last !== undefined && last < now;
}

const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Path of a document's schema from the folder its file is in. */
const schemaPath = (schemas: string, path: string, kind: string): string =>
  `${'../'.repeat(path.split('/').length - 1)}${schemas}/documents/${kind}.schema.json`;
