// Works out who can ever see each placement, by intersecting windows and containers on the way down; never by trying instants.
import { entryOf, rulesOf } from '../rules/placement-rules.ts';
import { openKeys } from '../rules/shown.ts';
import type { ContentMode } from '../rules/content-mode.ts';
import { noRules } from '../rules/policies/plain-rules.ts';
import { type Container, containers as allContainers } from '../rules/context.ts';
import { always, type Window } from '../rules/window.ts';
import type { EventModel } from '../model/event.ts';
import { type Finding, finding } from '../model/finding.ts';
import type { PageModel, PlacementNode } from '../model/page.ts';
import { modeFindings } from './content-modes.ts';
import { meet } from './windows.ts';

/** One rule that narrows who sees a placement, in words. */
type Limit = { words: string; window?: Window; containers?: readonly Container[] };

/** When and where a placement can be seen; `closed` when nowhere, or when its own rules are reported separately. */
export type Reach = { window: Window; containers: readonly Container[]; limits: readonly Limit[]; closed: boolean };

const open: Reach = { window: always, containers: allContainers, limits: [], closed: false };

/** What reach needs of an event. */
export type ReachContext = {
  visibility: EventModel['visibility'];
  zone: string;
  accessKeys: ReadonlySet<string>;
  contentModes: readonly ContentMode[];
};

/** Reach of every placement by id, and what is found on the way. */
export function reachOf(page: PageModel, context: ReachContext): { reach: ReadonlyMap<string, Reach>; findings: Finding[] } {
  const reach = new Map<string, Reach>();
  const findings: Finding[] = [];
  const descend = (ids: readonly string[], parent: Reach): void => {
    for (const id of ids) {
      const node = page.nodes.get(id);
      if (!node) continue;
      const own = narrow(parent, node, context, findings);
      reach.set(id, own);
      for (const children of [...Object.values(node.slots), node.fallback]) if (children.length) descend(children, own);
    }
  };
  for (const grids of Object.values(page.layers)) {
    for (const grid of grids) {
      if (grid.draft) findings.push(finding('draft', 'info', grid.source, `the grid ${grid.id} is a draft: only super users see it`));
      descend(grid.placements, grid.draft ? { ...open, closed: true } : open);
    }
  }
  return { reach, findings };
}

function narrow(parent: Reach, node: PlacementNode, context: ReachContext, findings: Finding[]): Reach {
  if (parent.closed) return parent;
  if (node.rules.draft) findings.push(finding('draft', 'info', node.source, 'a draft: only super users see it'));
  const locked = accessFindings(node, context.accessKeys);
  findings.push(
    ...locked,
    ...modeFindings(
      node.rules.contentModes,
      node.source,
      context.contentModes.map(({ name }) => name),
    ),
  );
  const limits = limitsOf(node, context);
  if (limits.length === 0 && !node.rules.draft && !locked.length) return parent;
  const all = [...parent.limits, ...limits];
  const window = all.reduce((inside, one) => (one.window ? intersection(inside, one.window) : inside), always);
  const containers = allContainers.filter((container) => all.every((one) => one.containers?.includes(container) ?? true));
  const never = meet(window, always) ? containers.length === 0 : true;
  if (never) findings.push(...neverFindings(node, all, containers.length === 0));
  return { window, containers, limits: all, closed: never || node.rules.draft || locked.length > 0 || isOff(node, context) };
}

const isOff = (node: PlacementNode, { visibility }: ReachContext): boolean => entryOf(node, visibility)?.visible === false;

const builtIn = ['signedIn', 'hasTicket', ...openKeys];

/** For a key that nobody has: the one that was likely meant, empty for none. Undefined for a key there is. */
export function nearKey(access: string, keys: ReadonlySet<string>): string | undefined {
  if (access === '' || builtIn.includes(access) || keys.has(access)) return undefined;
  return [...builtIn, ...keys].find((key) => key.toLowerCase() === access.toLowerCase().replaceAll(/[^a-z0-9]/g, '')) ?? '';
}

function accessFindings({ rules, source }: PlacementNode, keys: ReadonlySet<string>): Finding[] {
  const { access } = rules;
  const near = nearKey(access, keys);
  if (near === undefined) return [];
  const at = { file: source.file, pointer: `${source.pointer}/access` };
  const message = `no policy of the type Key has the Identifier ${access}, so only super users see it`;
  return [finding('unknown-access-key', 'warning', at, message, near)];
}

function limitsOf(node: PlacementNode, { visibility, zone, contentModes }: ReachContext): Limit[] {
  const { window, containers, inApp, entries } = rulesOf(node, { visibility, access: noRules, contentModes }, zone);
  // One mode has one window; of several the placement may take turns with itself.
  const only = node.rules.contentModes.length === 1 ? contentModes.find(({ name }) => name === node.rules.contentModes[0]) : undefined;
  const key = visibility[node.layer]?.has(node.id) ? node.id : node.name;
  return [
    ...limit(`the window of ${node.id}`, window, undefined),
    ...limit(`the containers of ${node.id}`, undefined, containers),
    ...limit(`the content mode of ${node.id}`, only?.window, undefined),
    ...(inApp ? [] : [{ words: `inAppAppearanceActive of ${node.id}`, containers: ['browser', 'terminal'] as const }]),
    ...entries.flatMap((entry) => [
      ...limit(`the window of the visibility entry ${key}`, entry.window, undefined),
      ...limit(`the containers of the visibility entry ${key}`, undefined, entry.containers),
    ]),
  ];
}

function limit(words: string, window: Window | undefined, containers: readonly Container[] | undefined): Limit[] {
  if (window && window !== always) return [{ words, window }];
  return containers && !allContainers.every((container) => containers.includes(container)) ? [{ words, containers }] : [];
}

const intersection = (a: Window, b: Window): Window => ({
  from: Math.max(a.from, b.from),
  to: Math.min(a.to, b.to),
  readable: a.readable && b.readable,
});

/** Which rules leave nobody: one alone, or two that have nothing in common; windows that are wrong alone have a finding of their own. */
function neverFindings(node: PlacementNode, limits: readonly Limit[], nowhere: boolean): Finding[] {
  const say = (message: string): Finding[] => [finding('never-shown', 'warning', node.source, message)];
  if (nowhere) {
    const empty = limits.find(({ containers }) => containers?.length === 0);
    if (empty) return say(`${empty.words} are empty, so nobody sees it`);
    const parts = limits.filter(({ containers }) => containers);
    return say(
      `${parts.map(({ words, containers }) => `${words} (${containers!.join(', ')})`).join(' and ')} have nothing in common, so nobody sees it`,
    );
  }
  if (limits.some(({ window }) => window && !meet(window, always))) return [];
  for (const one of limits) {
    const other = limits.find(({ window }) => one.window && window && !meet(one.window, window));
    if (other) return say(`${one.words} and ${other.words} have nothing in common, so only super users see it`);
  }
  return [];
}
