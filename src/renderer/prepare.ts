// From a node's raw props to props that fit its component: migrate, check, fill in defaults; done once a node.
import { firstProblem } from '../model/document-problems.ts';
import { type Finding, finding } from '../model/finding.ts';
import { copyJson } from '../model/same-json.ts';
import { migrate } from '../model/migrations/migrate.ts';
import type { PlacementNode } from '../model/page.ts';
import type { ComponentCode } from './registry.ts';

/** Props ready for the view, or what is wrong with them. */
export type Prepared = { props: unknown; problem: Finding | undefined };

/** Prepares the props of a node; the placement keeps them as long as its node is the same. */
export function prepare(node: PlacementNode, { check, migrations }: ComponentCode): Prepared {
  const place = { file: node.source.file, pointer: `${node.source.pointer}/props` };
  try {
    const props = migrations.length === 0 ? copyJson(node.props) : migrated(node, migrations);
    return check(props) ? { props, problem: undefined } : { props, problem: firstProblem(check, place) };
  } catch (error) {
    return { props: {}, problem: finding('migration-failed', 'error', place, error instanceof Error ? error.message : String(error)) };
  }
}

function migrated(node: PlacementNode, migrations: ComponentCode['migrations']): Record<string, unknown> {
  const { schemaVersion: _, ...props } = migrate({ ...copyJson(node.props), schemaVersion: node.schemaVersion }, migrations).value;
  return props;
}
