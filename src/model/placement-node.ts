// The node of one placement: what was written, and the defaults of its schema for what was not.
import type { Finding } from './finding.ts';
import type { Layer } from './layers.ts';
import type { PlacementNode, Width, WrittenRules } from './page.ts';
import type { Source } from './source.ts';

type Steps<T> = Readonly<Partial<Record<Width, T>>>;

/** A placement as written, once its check has let it pass; what is missing has the default of its schema. */
export type WrittenPlacement = Partial<PlacementNode['rules'] & Pick<PlacementNode, 'id' | 'schemaVersion' | 'props'>> & {
  name: string;
  size?: number | Steps<number>;
  gridAreas?: Steps<string>;
  slots?: Readonly<Record<string, readonly unknown[]>>;
  fallback?: readonly unknown[];
};

// What most placements have in common is one object for all of them: pages of a thousand placements weigh that much less.
export const none: readonly string[] = [];
const noSlots: PlacementNode['slots'] = {};
const noArea: PlacementNode['area'] = {};
const spans: PlacementNode['span'][] = [];

/** The defaults of the rule fields; a test holds them to those of the schema. */
export const openRules: WrittenRules = {
  draft: false,
  inAppAppearanceActive: true,
  startTime: null,
  endTime: null,
  access: '',
  containers: ['browser', 'app', 'terminal'],
  contentModes: none,
};
const ruleKeys = Object.keys(openRules) as (keyof WrittenRules)[];

/** Steps that say something: null and empty mean as on the narrower step. */
const filled = <T>(steps: Steps<T>): Partial<Record<Width, T>> =>
  Object.fromEntries(Object.entries(steps).filter(([, value]) => value !== null && value !== ''));

/** The node of a placement its check has let pass. */
export const goodNode = (id: string, written: WrittenPlacement, layer: Layer, source: Source): PlacementNode => ({
  id,
  name: written.name,
  layer,
  schemaVersion: written.schemaVersion ?? 0,
  props: written.props ?? {},
  span: typeof written.size === 'object' ? filled(written.size) : spanOf(written.size ?? 12),
  area: written.gridAreas ? filled(written.gridAreas) : noArea,
  rules: rulesOf(written),
  slots: noSlots,
  fallback: none,
  source,
});

/** A node that cannot be used: shown to nobody but organisers and QA. */
export const brokenNode = (id: string, name: unknown, layer: Layer, source: Source, broken: Finding): PlacementNode => ({
  ...goodNode(id, { name: typeof name === 'string' ? name : '', size: {} }, layer, source),
  broken,
});

const spanOf = (columns: number): PlacementNode['span'] => (spans[columns] ??= { medium: columns });

/** The rule fields as written; placements that write none share the open ones. */
function rulesOf(written: WrittenPlacement): WrittenRules {
  let own: Record<string, unknown> | undefined;
  for (const key of ruleKeys) if ((written[key] ?? null) !== null) (own ??= {})[key] = written[key];
  return own ? { ...openRules, ...own } : openRules;
}
