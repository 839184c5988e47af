// Writes an import as the files of a complete event folder, ready to be validated and published.
import { lastInstantOf } from '../../../src/clock/zone.ts';
import type { ImportResult } from '../result.ts';
import { contentPages } from './content-pages.ts';
import { dataFileText } from './data-files.ts';
import { homePage } from './home-page.ts';
import { programmePages } from './programme-pages.ts';
import { themeOf } from './imported-theme.ts';
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
};

/** A file to write; `path` is below the configuration folder, with `/`. */
export type WrittenFile = { path: string; text: string };

/**
 * The files of the event, and `instance.json`, which an instance that is there already keeps: leave that one out then.
 * `import-report.json` (which pages ignore) holds the format and everything noticed, `quarantine.json` the rows that were left out, when there are any.
 * Nothing for an unreadable import.
 */
export function writeImport(result: ImportResult, { instance, event, schemas = '../schemas', now }: ImportTarget): WrittenFile[] {
  if (!result.readable) return [];
  const folder = `${instance}/${event}`;
  const { rows, quarantine, findings, leftOut } = result;
  const name = result.event.name || event;
  const languages = result.event.languages.length > 0 ? result.event.languages : ['en-GB'];
  const document = (path: string, kind: string, value: object): WrittenFile => ({
    path,
    text: jsonText({ $schema: schemaPath(schemas, path, kind), ...value }),
  });
  const data = (Object.keys(rows) as (keyof typeof rows)[]).map((file) => {
    const path = `${folder}/data/${file}.json`;
    return { path, text: dataFileText(schemaPath(schemas, path, `data-${file}`), rows[file]) };
  });
  const pages = programmePages(rows, languages);
  const beside = contentPages(result.content, languages);
  const { timeZone, startDate, endDate, website } = result.event;
  return [
    document(`${instance}/instance.json`, 'instance', { schemaVersion: 1, defaultEvent: event }),
    document(`${folder}/app.json`, 'app', {
      schemaVersion: 1,
      event: { name, timeZone, startDate, endDate, languages, ...(website ? { website } : {}) },
      ...(isOver(endDate, timeZone, now) && { holdingAfter: false }),
      // Everybody who could read the programme before may read it here.
      defaults: { disableAuth: true },
    }),
    document(`${folder}/theme.json`, 'theme', { schemaVersion: 1, ...themeOf(result.event, rows) }),
    document(`${folder}/header.json`, 'header', {
      schemaVersion: 1,
      menu: {
        menuItems: [
          { name: words('home', languages), url: 'page:HomePage' },
          { name: words('programme', languages), url: 'page:PagSearchPage' },
          ...pages,
          ...beside.map(({ page, title }) => ({ name: title, url: `page:${page}` })),
        ],
      },
    }),
    document(`${folder}/pages/HomePage.json`, 'page', homePage(languages, rows.sessions, result.content, pages)),
    ...beside.map(({ page, document: value }) => document(`${folder}/pages/${page}.json`, 'page', value)),
    ...data,
    ...(quarantine.length > 0 ? [{ path: `${folder}/quarantine.json`, text: jsonText({ quarantine }) }] : []),
    { path: `${folder}/import-report.json`, text: jsonText({ format: result.format, findings, leftOut }) },
  ];
}

/** Whether the event's last day is over at an instant. */
function isOver(endDate: string, timeZone: string, now: number | undefined): boolean {
  const last = endDate === '' ? undefined : lastInstantOf(endDate, timeZone);
  return now !== undefined && last !== undefined && last < now;
}

const jsonText = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

/** Path of a document's schema from the folder its file is in. */
const schemaPath = (schemas: string, path: string, kind: string): string =>
  `${'../'.repeat(path.split('/').length - 1)}${schemas}/documents/${kind}.schema.json`;
