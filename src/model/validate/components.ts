// Checks the placements of a page against the catalog: names, props, slots.
import type { Check } from '../check.ts';
import { problemFinding, problemsOf } from '../document-problems.ts';
import type { SlotRule } from '../fields.ts';
import { type Finding, finding } from '../finding.ts';
import { migrate, type Migration } from '../migrations/migrate.ts';
import { nearest } from '../nearest.ts';
import type { PageModel, PlacementNode } from '../page.ts';
import { pointerKey } from '../source.ts';

/** What validation must know of a component. */
export type KnownComponent = {
  check: Check;
  /** Names of its props. */
  props: readonly string[];
  slots: Readonly<Record<string, SlotRule>>;
  migrations: readonly Migration[];
};

export type KnownComponents = Readonly<Record<string, KnownComponent>>;

/** Findings of all placements of a page; those the page itself found are not repeated. */
export function placementFindings(page: PageModel, components: KnownComponents): Finding[] {
  return [...page.nodes.values()].filter((node) => !node.broken).flatMap((node) => nodeFindings(node, page, components));
}

function nodeFindings(node: PlacementNode, page: PageModel, components: KnownComponents): Finding[] {
  const component = Object.hasOwn(components, node.name) ? components[node.name] : undefined;
  if (!component) {
    const place = { file: node.source.file, pointer: `${node.source.pointer}/name` };
    return [
      finding('unknown-component', 'error', place, `there is no component ${node.name}`, nearest(node.name, Object.keys(components))),
    ];
  }
  return [...propsFindings(node, component), ...slotFindings(node, page, component)];
}

function propsFindings(node: PlacementNode, component: KnownComponent): Finding[] {
  const place = { file: node.source.file, pointer: `${node.source.pointer}/props` };
  try {
    const { schemaVersion: _, ...props } = migrate(
      { ...structuredClone(node.props), schemaVersion: node.schemaVersion },
      component.migrations,
    ).value;
    const unknown = Object.keys(props)
      .filter((key) => !component.props.includes(key))
      .map((key) =>
        finding(
          'unknown-prop',
          'warning',
          { ...place, pointer: `${place.pointer}/${pointerKey(key)}` },
          `${node.name} has no prop ${key}`,
          nearest(key, component.props),
        ),
      );
    return component.check(props) ? unknown : [...problemsOf(component.check).map((problem) => problemFinding(problem, place)), ...unknown];
  } catch (error) {
    return [finding('migration-failed', 'error', place, error instanceof Error ? error.message : String(error))];
  }
}

function slotFindings(node: PlacementNode, page: PageModel, { slots }: KnownComponent): Finding[] {
  const findings: Finding[] = [];
  for (const [slot, ids] of Object.entries(node.slots)) {
    const place = { file: node.source.file, pointer: `${node.source.pointer}/slots/${pointerKey(slot)}` };
    const rule = Object.hasOwn(slots, slot) ? slots[slot] : slots['*'];
    if (!rule) {
      findings.push(finding('unknown-slot', 'error', place, `${node.name} has no slot ${slot}`, nearest(slot, Object.keys(slots))));
      continue;
    }
    if (rule.max !== undefined && ids.length > rule.max)
      findings.push(finding('slot-full', 'error', place, `the slot ${slot} takes ${rule.max} placements at most, not ${ids.length}`));
    for (const [index, id] of ids.entries()) {
      const name = page.nodes.get(id)?.name ?? '';
      if (
        rule.allowed &&
        !rule.allowed.some((allowed) => allowed === name || (allowed.endsWith('/*') && name.startsWith(allowed.slice(0, -1))))
      ) {
        findings.push(
          finding(
            'not-allowed-in-slot',
            'error',
            { ...place, pointer: `${place.pointer}/${index}` },
            `the slot ${slot} takes ${rule.allowed.join(', ')}, not ${name}`,
          ),
        );
      }
    }
  }
  for (const [slot, rule] of Object.entries(slots)) {
    if (slot !== '*' && rule.min !== undefined && (node.slots[slot]?.length ?? 0) < rule.min) {
      findings.push(
        finding('slot-too-empty', 'error', node.source, `the slot ${slot} of ${node.name} needs ${rule.min} or more placements`),
      );
    }
  }
  return findings;
}
