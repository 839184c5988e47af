// What changed from one version of a file to another, by what the file is: a page, a set of texts, the visibility of a layer, any other document.
import type { ResourceRow } from '../contract/core.ts';
import { buildPage } from '../model/build-page.ts';
import type { PageChecks } from '../model/build-placement.ts';
import { documentsOfRows } from '../model/documents-of-rows.ts';
import type { PageModel } from '../model/page.ts';
import { pointerKey } from '../model/source.ts';
import { type Difference, difference } from './difference.ts';
import { readDocument } from './document-values.ts';
import { pageDifferences } from './page-differences.ts';
import type { PlacementOptions } from './placement-differences.ts';
import { type ValueDifference, valueDifferences } from './value-differences.ts';
import { visibilityDifferences } from './visibility-differences.ts';
import { valueChangeWords, counted, valueWords } from './words.ts';
import { isObject } from '../model/is-object.ts';

/** What comparing files needs: what placements need, and the checks pages are built with. */
export type FileOptions = PlacementOptions & { checks: PageChecks };

/** A version of a file that cannot be compared. */
export type Unreadable = { side: 'before' | 'after'; problem: string };

/** Differences of a file, and which of its versions cannot be read. */
export type FileDifferences = { differences: Difference[]; unreadable: Unreadable[] };

/**
 * Compares two versions of a file. `kind` is that of its document; undefined text: there is no file on that side. Formatting,
 * order of keys and written-out defaults are no difference.
 */
export function fileDifferences(
  kind: string,
  before: string | undefined,
  after: string | undefined,
  options: FileOptions,
): FileDifferences {
  if (before === after) return { differences: [], unreadable: [] };
  if (before === undefined)
    return { differences: [difference('file-added', '', `new file${contentWords(kind, after!)}`, '')], unreadable: [] };
  if (after === undefined)
    return { differences: [difference('file-removed', '', `file removed${contentWords(kind, before)}`, '')], unreadable: [] };
  const [old, now] = [readDocument(kind, before), readDocument(kind, after)];
  const unreadable = [
    ...('problem' in old ? [{ side: 'before' as const, problem: old.problem }] : []),
    ...('problem' in now ? [{ side: 'after' as const, problem: now.problem }] : []),
  ];
  if ('problem' in old || 'problem' in now) return { differences: [], unreadable };
  return { differences: documentDifferences(kind, { text: before, ...old }, { text: after, ...now }, options), unreadable };
}

type Version = { text: string; value: Record<string, unknown> };

function documentDifferences(kind: string, before: Version, after: Version, options: FileOptions): Difference[] {
  if (kind === 'layer-visibility') return visibilityDifferences(before.value, after.value, options);
  if (kind === 'texts') return textDifferences(before.value['texts'], after.value['texts']);
  if (kind !== 'page' && kind !== 'footer') return valueDifferences(before.value, after.value).map(keyDifference);
  const { layers: _old, grids: _oldGrids, ...old } = before.value;
  const { layers: _now, grids: _nowGrids, ...now } = after.value;
  return [
    ...valueDifferences(old, now).map(keyDifference),
    ...pageDifferences(pageOf(kind, before.text, options.checks), pageOf(kind, after.text, options.checks), options),
  ];
}

const codes: Readonly<Record<ValueDifference['code'], string>> = {
  set: 'key-set',
  removed: 'key-removed',
  changed: 'key-changed',
  'text-changed': 'key-text-changed',
  'entry-added': 'entry-added',
  'entry-removed': 'entry-removed',
  'entry-moved': 'entry-moved',
  'order-changed': 'order-changed',
};

const keyDifference = ({ code, path, text, pointer }: ValueDifference): Difference => difference(codes[code], path, text, pointer);

/** The page a file makes alone. */
function pageOf(kind: string, text: string, checks: PageChecks): PageModel {
  const name = kind === 'footer' ? 'footer' : 'pages/page';
  const row: ResourceRow = {
    setname: 'config_json',
    resourcename: name,
    resourcevalue: text,
    source: { file: '', pointer: '', line: 1, column: 1 },
  };
  const document = documentsOfRows([row], []).get(name);
  return buildPage('page', document ? [document] : [], checks);
}

function textDifferences(before: unknown, after: unknown): Difference[] {
  const [old, now] = [asTexts(before), asTexts(after)];
  return [...new Set([...Object.keys(old), ...Object.keys(now)])].flatMap((key): Difference[] => {
    const [was, is] = [old[key], now[key]];
    const at = `/texts/${pointerKey(key)}`;
    if (JSON.stringify(was) === JSON.stringify(is)) return [];
    if (was === undefined) return [difference('text-added', key, `added: ${valueWords(is)}`, at)];
    if (is === undefined) return [difference('text-removed', key, `removed, was ${valueWords(was)}`, at)];
    return [difference('text-changed', key, valueChangeWords(was, is), at)];
  });
}

const asTexts = (texts: unknown): Record<string, unknown> => (isObject(texts) ? Object.assign(Object.create(null), texts) : {});

/** How much a file holds, for one that is new or gone. */
function contentWords(kind: string, text: string): string {
  const read = readDocument(kind, text);
  if ('problem' in read) return ` (${read.problem})`;
  const { rows, texts, components } = read.value;
  if (kind === 'texts') return ` with ${counted(Object.keys(asTexts(texts)).length, 'text')}`;
  if (kind.startsWith('data-') && Array.isArray(rows)) return ` with ${counted(rows.length, 'row')}`;
  return kind === 'layer-visibility' ? ` with ${counted(Object.keys(asTexts(components)).length, 'entry', 'entries')}` : '';
}
