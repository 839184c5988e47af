// Small configurations for the tests of the model: files by path become rows, an event, a page.
import type { ResourceRow } from '../contract/core.ts';
import { filesToRows } from './adapters/files-to-rows.ts';
import { buildPage } from './build-page.ts';
import { runtimeChecks } from '../compile/runtime-checks.ts';
import { schemaCheck } from '../compile/schema-check.ts';
import type { EventChecks } from './event.ts';
import { readEvent } from './event.ts';
import type { PageModel } from './page.ts';

export const checks = Object.fromEntries(
  Object.entries(runtimeChecks).map(([name, schema]) => [name, schemaCheck(schema)]),
) as unknown as EventChecks & Parameters<typeof buildPage>[2];
export const folder = { instance: 'society', event: 'congress' };
export type Written = Record<string, unknown>;
export const rowsOf = (files: Record<string, unknown>): ResourceRow[] =>
  filesToRows(
    Object.entries(files).map(([path, value]) => ({ path, text: typeof value === 'string' ? value : JSON.stringify(value, undefined, 1) })),
    folder,
  ).rows;
export const eventOf = (files: Record<string, unknown>) => readEvent(rowsOf(files), checks);
export const pageOf = (files: Record<string, unknown>, name = 'HomePage'): PageModel => {
  const { raw } = eventOf(files);
  return buildPage(
    name,
    [raw.get(`pages/${name}`)!, ...[raw.get('footer'), raw.get('pages/EveryPage')].filter((one) => one !== undefined)],
    checks,
  );
};
export const home = 'society/congress/pages/HomePage.json';
export const place = (id: string, more: Written = {}): Written => ({ id, name: 'structure/heading', props: { text: id }, ...more });
export const page = (placements: unknown, more: Written = {}): Written => ({
  schemaVersion: 1,
  page: 'HomePage',
  layers: { page: { grids: [{ id: 'main', placements }] } },
  ...more,
});
export const ids = (model: PageModel): string[] => [...model.nodes.keys()];
export const good = (model: PageModel): string[] => [...model.nodes.values()].filter(({ broken }) => !broken).map(({ id }) => id);
