// The normalised page: every node by id, its place in the layout, its rules read once, and where it was written.
import type { Layer } from './layers.ts';
import type { Finding } from './finding.ts';
import type { LocalisedText } from './fields.ts';
import type { Source } from './source.ts';

/** Width classes of a layer: base below 640 px, medium from 640 px, wide from 1024 px. */
export const widths = ['base', 'medium', 'wide'] as const;
export type Width = (typeof widths)[number];

/** The rule fields as the organiser wrote them; `src/rules` reads them. */
export type WrittenRules = {
  draft: boolean;
  inAppAppearanceActive: boolean;
  startTime: string | null;
  endTime: string | null;
  access: string;
  containers: readonly ('browser' | 'app' | 'terminal')[];
  contentModes: readonly string[];
};

/** One use of a component. */
export type PlacementNode = {
  /** Unique on the page: the organiser's id, or its path. */
  id: string;
  /** Component, `domain/component`. */
  name: string;
  layer: Layer;
  /** Version of the component's props as written. */
  schemaVersion: number;
  props: Readonly<Record<string, unknown>>;
  /** Columns taken, by width. */
  span: Partial<Record<Width, number>>;
  /** `grid-area` values, by width. */
  area: Partial<Record<Width, string>>;
  rules: WrittenRules;
  /** Children ids by slot. */
  slots: Readonly<Record<string, readonly string[]>>;
  /** Nodes that visitors see in its place when it cannot be shown; none is the usual case. */
  fallback: readonly string[];
  source: Source;
  /** Set when the server has checked its props, and they fit. */
  isChecked?: true;
  /** Set when the node cannot be used: shown to nobody but organisers and QA. */
  broken?: Finding;
};

/** A grid of placements. */
export type GridNode = {
  id: string;
  columns: number;
  gap: string;
  width: string;
  tone: string;
  space: string;
  label: LocalisedText;
  draft: boolean;
  placements: readonly string[];
  source: Source;
};

export type PageModel = {
  page: string;
  title: LocalisedText;
  layers: Partial<Record<Layer, readonly GridNode[]>>;
  nodes: ReadonlyMap<string, PlacementNode>;
  findings: readonly Finding[];
};
