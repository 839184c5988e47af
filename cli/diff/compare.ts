// Compares two configurations file by file: documents in words, programme rows, assets; what cannot be read is reported and stops nothing.
import { type Catalog, loadCatalog } from '../../component-registry/catalog.ts';
import { openEvent } from '../../server/open-event.ts';
import { modelChecks } from '../../server/published/model-checks.ts';
import { type Difference, difference } from '../../src/diff/difference.ts';
import { type FileOptions, fileDifferences } from '../../src/diff/file-differences.ts';
import { migrate } from '../../src/model/migrations/migrate.ts';
import type { PlacementNode } from '../../src/model/page.ts';
import { kindOfFile } from '../../src/checks/files.ts';
import { counted } from '../output/findings.ts';
import { programmeDifferences } from './programme-differences.ts';
import { type Scope, scopesOf, type Side } from './read-sides.ts';

/** A difference with its event (or instance) and file; `file` is below that. */
export type PlacedDifference = { event: string; file: string } & Difference;

/** A file that could not be compared, and on which side. */
export type NotCompared = { event: string; file: string; side: 'before' | 'after'; problem: string };

/** A comparison. */
export type Comparison = { scopes: Scope[]; differences: PlacedDifference[]; notCompared: NotCompared[] };

/** Compares two sides. */
export async function compare(before: Side, after: Side): Promise<Comparison> {
  const catalog = await loadCatalog();
  const scopes = scopesOf(before, after);
  const comparison: Comparison = { scopes, differences: [], notCompared: [] };
  for (const scope of scopes) compareScope(scope, before, after, catalog, comparison);
  return comparison;
}

function compareScope(scope: Scope, before: Side, after: Side, catalog: Catalog, comparison: Comparison): void {
  const whole = wholeScope(scope, before, after);
  if (whole) {
    comparison.differences.push({ event: scope.name, file: '', ...whole });
    return;
  }
  const [old, now] = [textsOf(before, scope, scope.before), textsOf(after, scope, scope.after)];
  const timeZones = { before: zoneOf(before, scope, scope.before), after: zoneOf(after, scope, scope.after) };
  const options: FileOptions = { checks: modelChecks(), timeZones, props: propsOf(catalog) };
  const rows = programmeDifferences(
    { text: (name) => old.get(`data/${name}.json`), timeZone: timeZones.before },
    { text: (name) => now.get(`data/${name}.json`), timeZone: timeZones.after },
  );
  for (const file of [...new Set([...old.keys(), ...now.keys()])].sort()) {
    const kind = scope.level === 'root' ? 'domains' : file === 'instance.json' ? 'instance' : (kindOfFile(file) ?? '');
    const found = fileDifferences(kind, old.get(file), now.get(file), options);
    const programme = kind === 'data-sessions' ? rows.sessions : kind === 'data-presentations' ? rows.presentations : undefined;
    const both = old.has(file) && now.has(file);
    // Rows of a programme are reported as an import reports them; other differences of such a file follow its rows.
    const told =
      programme && both ? [...found.differences.filter(({ pointer }) => !pointer.startsWith('/rows')), ...programme] : found.differences;
    comparison.differences.push(...told.map((one) => ({ event: scope.name, file, ...one })));
    comparison.notCompared.push(...found.unreadable.map((one) => ({ event: scope.name, file, ...one })));
  }
  comparison.differences.push(...assetDifferences(scope, before, after));
}

/** An event or instance that only one side has is one difference. */
function wholeScope({ level, before, after }: Scope, old: Side, now: Side): Difference | undefined {
  if ((before === undefined) === (after === undefined)) return undefined;
  const [side, prefix] = before === undefined ? [now, after!] : [old, before];
  const count = side.folder.files.filter(({ path }) => path.startsWith(prefix)).length;
  const what = before === undefined ? 'added' : 'removed';
  return difference(`${level}-${what}`, '', `${level} ${what}, ${counted(count, 'file')}`, '');
}

/** Texts of a scope by their path below it. Files of events are no files of their instance. */
function textsOf({ folder, events }: Side, { level }: Scope, prefix: string | undefined): Map<string, string> {
  if (prefix === undefined) return new Map();
  const mine = folder.files.filter(({ path }) => {
    if (level === 'root') return path === 'domains.json';
    if (!path.startsWith(prefix)) return false;
    return level === 'event' || !events.some(({ instance, event }) => path.startsWith(`${instance}/${event}/`));
  });
  return new Map(mine.map(({ path, text }) => [path.slice(prefix.length), text]));
}

function zoneOf({ folder }: Side, { level }: Scope, prefix: string | undefined): string {
  const [instance, event] = (prefix ?? '').split('/');
  return level === 'event' && instance && event ? openEvent(folder.files, { instance, event }).timeZone : 'UTC';
}

function assetDifferences({ name, level, before, after }: Scope, old: Side, now: Side): PlacedDifference[] {
  if (level === 'root') return [];
  const assets = ({ folder }: Side, prefix: string | undefined): Map<string, Uint8Array> =>
    new Map(
      folder.assets
        .filter(({ path }) => prefix !== undefined && path.startsWith(`${prefix}assets/`))
        .map(({ path, bytes }) => [path.slice(prefix!.length), bytes]),
    );
  const [left, right] = [assets(old, before), assets(now, after)];
  return [...new Set([...left.keys(), ...right.keys()])].sort().flatMap((file) => {
    const [was, is] = [left.get(file), right.get(file)];
    const told = (code: string, text: string) => [{ event: name, file, ...difference(code, '', text, '') }];
    if (!was) return told('asset-added', `new, ${bytesWords(is!)}`);
    if (!is) return told('asset-removed', `removed, ${bytesWords(was)}`);
    return Buffer.compare(was, is) === 0 ? [] : told('asset-changed', `other content, ${bytesWords(was)} → ${bytesWords(is)}`);
  });
}

const bytesWords = ({ byteLength }: Uint8Array): string =>
  byteLength < 1024 ? counted(byteLength, 'byte') : `${Math.round(byteLength / 1024)} KiB`;

/** The props of a placement as its component reads them: migrated, with defaults; as written where there is no such component or they do not fit. */
export const propsOf =
  (catalog: Catalog) =>
  ({ name, schemaVersion, props }: PlacementNode): Readonly<Record<string, unknown>> => {
    const component = Object.hasOwn(catalog, name) ? catalog[name] : undefined;
    if (!component) return props;
    try {
      const { schemaVersion: _, ...current } = migrate({ ...structuredClone(props), schemaVersion }, component.migrations).value;
      const read = component.props.loose().safeParse(current);
      return read.success ? read.data : current;
    } catch {
      // A migration that fails is reported by `validate`; the props as written can still be compared.
      return props;
    }
  };
