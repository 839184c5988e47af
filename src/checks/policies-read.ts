// Reads the policies of an event for their lints: where each is written, where it holds, and what its requirements can amount to.
import { kinds } from '../rules/requirements/kinds.ts';
import type { RequirementFamily } from '../rules/requirements/requirement.ts';
import { always, readWindow, type Window } from '../rules/window.ts';
import { type WrittenPolicy, policy as policySchema } from '../model/documents/access.ts';
import type { RequirementKind } from '../model/documents/requirement-kinds.ts';
import type { RawDocument } from '../model/documents-of-rows.ts';
import { below, pointerKey, type Source } from '../model/source.ts';
import { isObject } from '../model/is-object.ts';

/** What a requirement can amount to, for every principal: some meet it (`open`), everybody, nobody, or it cannot be read (R16). */
export type FactTruth = 'open' | 'always' | 'never' | 'unknown';

/** A requirement. `written` are its values; names without blank ones in `values`; `window` is that of TimeAccess. */
export type Fact = {
  kind: RequirementKind;
  family: RequirementFamily;
  written: readonly string[];
  values: ReadonlySet<string>;
  window: Window;
  truth: FactTruth;
  at: Source;
};

/** A policy that fits its schema. */
export type PolicyStatement = Omit<WrittenPolicy, 'Identifier' | 'Requirements'> & {
  identifiers: readonly string[];
  facts: readonly Fact[];
  at: Source;
};

/** Policies that hold together: those of the site, or those of the app's own matrix. */
export type PolicyScope = { name: 'site' | 'app'; statements: readonly PolicyStatement[] };

/** The access document as its lints see it. */
export type AccessDocument = {
  /** Every policy once, the unused ones included. */
  all: readonly PolicyStatement[];
  scopes: readonly PolicyScope[];
  groups: ReadonlyMap<string, { statements: readonly PolicyStatement[]; at: Source }>;
  /** Lists of group ids with their places. */
  groupLists: readonly { ids: readonly string[]; at: Source }[];
  matrix: { active: boolean; statements: readonly PolicyStatement[]; at: Source } | undefined;
  /** Whether a policy does not fit its schema, which is reported elsewhere: what it would change is not known. */
  broken: boolean;
};

/** Reads the document; `zone` (IANA) is the event's. */
export function readAccess({ value, sources }: RawDocument, zone: string): AccessDocument {
  let broken = false;
  const at = (key: string): Source => sources[key] ?? { file: 'access', pointer: `/${key}` };
  const read = (list: unknown, place: Source): PolicyStatement[] =>
    listOf(list).flatMap((written, index) => {
      const parsed = policySchema.safeParse(written);
      broken ||= !parsed.success;
      return parsed.success ? [statementOf(parsed.data, below(place, index), zone)] : [];
    });
  const ids = (list: unknown): string[] => listOf(list).filter((id) => typeof id === 'string');
  const own = read(value['policies'], at('policies'));
  const groups = new Map(
    Object.entries(isObject(value['groups']) ? value['groups'] : {}).map(([id, list]) => {
      const place = below(at('groups'), pointerKey(id));
      return [id, { statements: read(list, place), at: place }];
    }),
  );
  const written = isObject(value['appAccessMatrix']) ? value['appAccessMatrix'] : undefined;
  const matrix = written && {
    active: value['appAccessMatrixActive'] === true,
    statements: read(written['policies'], below(at('appAccessMatrix'), 'policies')),
    at: at('appAccessMatrix'),
  };
  const grouped = (list: readonly string[]) => [...new Set(list)].flatMap((id) => groups.get(id)?.statements ?? []);
  const [siteIds, appIds] = [ids(value['groupIds']), ids(written?.['groupIds'])];
  const inApp = value['appAccessMatrixActive'] === true;
  return {
    all: [...own, ...[...groups.values()].flatMap(({ statements }) => statements), ...(matrix?.statements ?? [])],
    scopes: [
      { name: 'site', statements: [...own, ...grouped(siteIds)] },
      ...(inApp ? [{ name: 'app' as const, statements: [...(matrix?.statements ?? []), ...grouped(appIds)] }] : []),
    ],
    groups,
    groupLists: [{ ids: siteIds, at: at('groupIds') }, ...(matrix ? [{ ids: appIds, at: below(matrix.at, 'groupIds') }] : [])],
    matrix: matrix ?? (inApp ? { active: true, statements: [], at: at('appAccessMatrixActive') } : undefined),
    broken,
  };
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

function statementOf({ Identifier, Requirements, ...rest }: WrittenPolicy, at: Source, zone: string): PolicyStatement {
  const facts = Requirements.map(({ PrincipalField, Values }, index) =>
    factOf(PrincipalField, Values, below(below(at, 'Requirements'), index), zone),
  );
  return { ...rest, identifiers: [Identifier].flat(), facts, at };
}

function factOf(kind: RequirementKind, written: readonly string[], at: Source, zone: string): Fact {
  const family = kinds[kind];
  const values = new Set(written.filter((value) => value.trim() !== ''));
  const window = family.reads === 'bounds' ? readWindow(written[0], written[1], zone) : always;
  return { kind, family, written, values, window, truth: truthOf(family, written, values, window), at };
}

function truthOf(
  { reads }: RequirementFamily,
  written: readonly string[],
  values: ReadonlySet<string>,
  { readable, from, to }: Window,
): FactTruth {
  if (reads === 'names') return values.size > 0 ? 'open' : 'never';
  if (reads === 'flag') return written.length === 0 ? 'never' : written.every((value) => value === 'true') ? 'open' : 'unknown';
  if (!readable || written.length === 0 || written.length > 2) return 'unknown';
  return from > to ? 'never' : from === -Infinity && to === Infinity ? 'always' : 'open';
}
