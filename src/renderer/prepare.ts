// Turns a node's raw props into valid props of its component: migrates, checks, fills in defaults; once a node.
import { readBy } from '../model/check.ts';
import { firstProblem } from '../model/document-problems.ts';
import { type Finding, finding } from '../model/finding.ts';
import type { PlacementNode } from '../model/page.ts';
import { below } from '../model/source.ts';
import { type ComponentCode, isLoaded } from './registry.ts';

/** Valid props, or their problem. */
export type Prepared = { props: unknown; problem: Finding | undefined };

/** Whether the props of a node can be prepared: its check is there, or they have been checked. */
export const isPreparable = ({ isChecked }: PlacementNode, { check }: ComponentCode): boolean => isChecked === true || isLoaded(check);

/** Prepares the props of a node; the placement caches them by node. Complete props are not copied. */
export function prepare(node: PlacementNode, { check, migrations }: ComponentCode): Prepared {
  try {
    const written = node.schemaVersion >= migrations.length ? node.props : migrated(node, migrations);
    const props = node.isChecked && 'withDefaults' in check ? check.withDefaults(written) : readBy(check, written);
    return props === undefined ? { props: written, problem: firstProblem(check, placeOf(node)) } : { props, problem: undefined };
  } catch (error) {
    const words = error instanceof Error ? error.message : String(error);
    return { props: {}, problem: finding('migration-failed', 'error', placeOf(node), words) };
  }
}

const placeOf = ({ source }: PlacementNode) => below(source, 'props');

/** The migrations from the version of the props; a check has ensured a whole number. */
const migrated = ({ props, schemaVersion }: PlacementNode, migrations: ComponentCode['migrations']): Record<string, unknown> =>
  migrations.slice(schemaVersion).reduce((older, step) => step(older), structuredClone(props));
