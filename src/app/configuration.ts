// The configuration of one published version of an event, with its unreadable pages.
import type { EventInfo, ResourceRow } from '../contract/core.ts';
import { documentsOfRows, type RawDocument, rowSource } from '../model/documents-of-rows.ts';
import { ENGLISH } from '../i18n/platform-languages.ts';
import { addPlatformTexts } from '../i18n/platform-texts.ts';
import { type EventChecks, type EventTexts, type GrowingModel, readEvent, textsOfRows } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import { isOfEvent, leftOutIn, withheldIn } from '../model/withheld.ts';
import { alwaysThere, type PlatformPage, platformPage } from '../pages/platform-page.ts';

export type EventConfiguration = {
  info: EventInfo;
  /** Grows by the platform's documents of pages (`foundPage`). */
  model: GrowingModel;
  /** Pages whose own document cannot be read, by page key. The document below is not what the organiser intended to show. */
  unreadable: ReadonlyMap<string, Finding>;
  /** Rows of the event, from which its pages were read. */
  rows: ResourceRow[];
  /** Pages that were not sent because they are closed to the caller. */
  withheld: ReadonlySet<string>;
  /** Pages for which the platform's document has been added. */
  founded: Set<string>;
  /** Pages of which only the head has come so far; empty once the rest is there. */
  leftOut: Set<string>;
  /** Loads the rest, once. Rejects with ApiError, and may then be called again. */
  rest: () => Promise<void>;
};

/** Texts by the rows of an answer: the server draws many pages from one, and what has been made of its texts is kept by the object. */
const textsOf = new WeakMap<readonly ResourceRow[], EventTexts>();

/**
 * Reads the rows of an event over those of the platform that every page needs. A page's own platform document comes with
 * `foundPage`; `askWhole` asks for all rows, where these are those of one page; `checks` are those of the event. Never throws.
 */
export function configurationOf(
  info: EventInfo,
  rows: readonly ResourceRow[],
  checks: EventChecks,
  askWhole: () => Promise<readonly ResourceRow[]> = async () => rows,
): EventConfiguration {
  const written = rows.filter(isOfEvent);
  const all = [...alwaysThere.map(rowOf), ...written];
  const texts = textsOf.get(rows) ?? textsOfRows(all);
  textsOf.set(rows, texts);
  const model = readEvent(all, checks, texts);
  const unreadable = unreadablePages(written, model.findings);
  let asked: Promise<void> | undefined;
  const ask = async (): Promise<void> => {
    try {
      addRest(made, await askWhole());
    } catch (error) {
      asked = undefined;
      throw error;
    }
  };
  const rest = (): Promise<void> => (made.leftOut.size === 0 ? Promise.resolve() : (asked ??= ask()));
  const made: EventConfiguration = {
    info,
    model,
    unreadable,
    rows: written,
    withheld: withheldIn(rows),
    founded: new Set(),
    leftOut: leftOutIn(rows),
    rest,
  };
  return made;
}

/** Completes the pages of which only the head was there; everything else has come with the first answer. */
function addRest({ model, rows, leftOut }: EventConfiguration, whole: readonly ResourceRow[]): void {
  rows.splice(0, rows.length, ...whole.filter(isOfEvent));
  for (const page of leftOut) {
    const document = documentOf(page, rows);
    if (document) model.raw.set(document.name, document);
  }
  leftOut.clear();
}

/** The document of a page from its rows; their problems were reported when the event was read. */
const documentOf = (page: string, rows: readonly ResourceRow[]): RawDocument | undefined =>
  documentsOfRows(
    rows.filter((row) => pageOf(row) === page),
    [],
  ).get(`pages/${page}`);

/**
 * Adds the platform's document of a page below the event's own, once, and loads the latter if it was left out; await it before
 * the page is built. The model stays the same object and grows, because policies and checked documents are cached by it. Rejects
 * if the document cannot be loaded and the event has none of its own.
 */
export async function foundPage({ model, rows, founded, leftOut, rest }: EventConfiguration, page: string): Promise<void> {
  if (leftOut.has(page)) await rest();
  if (founded.has(page)) return;
  const name = `pages/${page}`;
  const platform = await platformPage(page).catch((error: unknown) => {
    if (model.raw.has(name)) return undefined;
    throw error;
  });
  if (!platform) return;
  const document = documentOf(page, [rowOf(platform), ...rows]);
  if (document) model.raw.set(name, document);
  founded.add(page);
}

/** The row of a page of the platform, its English texts made known. */
function rowOf({ row, words }: PlatformPage): ResourceRow {
  addPlatformTexts(ENGLISH, 'pages', words);
  return row;
}

const unreadableCodes = new Set(['json-syntax', 'not-an-object', 'nested-too-deep', 'too-many-keys']);

/** The last row counts: a good page of the event overrides a broken one of its instance. */
function unreadablePages(rows: readonly ResourceRow[], findings: readonly Finding[]): Map<string, Finding> {
  const broken = new Map<string, Finding>();
  for (const found of findings) {
    if (unreadableCodes.has(found.code)) broken.set(`${found.file} ${found.pointer}`, found);
  }
  const pages = new Map<string, Finding>();
  for (const row of rows) {
    const page = pageOf(row);
    if (page === undefined) continue;
    const { file, pointer } = rowSource(row);
    const found = broken.get(`${file} ${pointer}`);
    if (found) pages.set(page, found);
    else pages.delete(page);
  }
  return pages;
}

/** The page of a row; the older form with one row for everything is the home page (A §7). */
function pageOf({ setname, resourcename }: ResourceRow): string | undefined {
  if (setname !== 'config_json') return undefined;
  if (resourcename === 'config_json') return 'HomePage';
  return resourcename.startsWith('pages/') ? resourcename.slice('pages/'.length) : undefined;
}
