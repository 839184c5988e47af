// From a node's raw props to props that fit its component: migrate, check, fill in defaults; done once a node.
import { firstProblem } from '../model/document-problems.ts';
import { type Finding, finding } from '../model/finding.ts';
import { migrate } from '../model/migrations/migrate.ts';
import type { PlacementNode } from '../model/page.ts';
import type { ComponentCode } from './registry.ts';

/** Props ready for the view, or what is wrong with them. */
export type Prepared = { props: unknown; problem: Finding | undefined };

const known = new WeakMap<PlacementNode, Prepared>();

/** Prepares the props of a node. */
export function prepare(node: PlacementNode, code: ComponentCode): Prepared {
  const found = known.get(node);
  if (found) return found;
  const made = prepareNow(node, code);
  known.set(node, made);
  return made;
}

function prepareNow(node: PlacementNode, { check, migrations }: ComponentCode): Prepared {
  const place = { file: node.source.file, pointer: `${node.source.pointer}/props` };
  try {
    const written = { ...structuredClone(node.props), schemaVersion: node.schemaVersion };
    const { schemaVersion: _, ...props } = migrate(written, migrations).value;
    return check(props) ? { props, problem: undefined } : { props, problem: firstProblem(check, place) };
  } catch (error) {
    return { props: {}, problem: finding('migration-failed', 'error', place, error instanceof Error ? error.message : String(error)) };
  }
}
