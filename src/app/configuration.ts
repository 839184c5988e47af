// What one published version of an event says, and which of its pages cannot be read at all.
import type { EventInfo, ResourceRow } from '../contract/core.ts';
import { rowSource } from '../model/documents-of-rows.ts';
import { type EventModel, readEvent } from '../model/event.ts';
import type { Finding } from '../model/finding.ts';
import { platformRows } from '../pages/defaults.ts';
import { eventChecks } from './checks.ts';

export type Configuration = {
  info: EventInfo;
  model: EventModel;
  /** Pages whose own document cannot be read, by page key. What lies below it is not what the organiser meant to show. */
  unreadable: ReadonlyMap<string, Finding>;
};

/** Reads the rows of an event over those of the platform. Never throws. */
export function configurationOf(info: EventInfo, rows: readonly ResourceRow[]): Configuration {
  const model = readEvent([...platformRows, ...rows], eventChecks);
  return { info, model, unreadable: unreadablePages(rows, model.findings) };
}

const unreadableCodes = new Set(['json-syntax', 'not-an-object', 'nested-too-deep', 'too-many-keys']);

/** The row that comes last counts: a good page of the event stands over a broken one of its instance. */
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

/** The page a row writes; the older form of one row for everything is the home page (A §7). */
function pageOf({ setname, resourcename }: ResourceRow): string | undefined {
  if (setname !== 'config_json') return undefined;
  if (resourcename === 'config_json') return 'HomePage';
  return resourcename.startsWith('pages/') ? resourcename.slice('pages/'.length) : undefined;
}
