// One placement on the page: subscriber, error boundary and loading state in one class, so that containment costs almost nothing.
import { Component, type ReactNode, startTransition, useEffect, useLayoutEffect } from 'react';
import { finding, type Finding } from '../model/finding.ts';
import type { PlacementNode } from '../model/page.ts';
import { LaterPart } from './later-part.tsx';
import type { LaterParts } from './later-parts.ts';
import type { PageStore, Watcher } from './page-store.ts';
import { isPreparable, prepare } from './prepare.ts';
import type { ComponentCode, RegistryEntry, Registry } from './registry.ts';
import { viewFrameOf, type ViewFrame } from './view-props.ts';

/** Shared by all placements of a page. */
export type PlacementContext = {
  store: PageStore;
  registry: Registry;
  /** Draws the card of a broken placement for organisers and QA; omitted for visitors, who see nothing of it. */
  card?: (problem: Finding, node: PlacementNode, frame: ViewFrame) => ReactNode;
  /** Draws the placeholder of a hidden placement where the preview explains the page; omitted otherwise. */
  ghost?: (node: PlacementNode, frame: ViewFrame) => ReactNode;
  /** Placements that are taken over after the rest of a rendered page; omitted for a page the browser draws. */
  later?: LaterParts | undefined;
  /** Reports a problem when it is on screen, and again when it is drawn again. */
  report: (problem: Finding) => void;
};

type Props = { id: string; context: PlacementContext };
type State = { problem: Finding | undefined };
/** The state of every placement without a problem: one shared object. */
const healthy: State = { problem: undefined };

/**
 * Everything derived from configuration happens inside `draw`, whose errors are handled like those of the view.
 * A page of a thousand placements pays for each field and each step of this a thousand times: what only a broken or
 * loading placement needs is a component of its own. No field is `#private`: those are slow
 * until the browser has compiled the code, as on every first page.
 */
export class Placement extends Component<Props, State> {
  override state: State = healthy;
  /** The store's change count at the last drawing. */
  private seen = 0;
  /** The last drawing with its node and context, reused while they are the same: props are checked once a node. */
  private node: PlacementNode | undefined;
  private drawnContext: PlacementContext | undefined;
  private drawn: ReactNode;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { problem: finding('component-threw', 'error', { file: '', pointer: '' }, errorMessage(error)) };
  }

  override componentDidMount(): void {
    const { id, context } = this.props;
    context.store.watch(id, this);
    // A change between drawing and mounting had no subscriber.
    if (context.store.changes() !== this.seen) this.changed();
  }

  override componentWillUnmount(): void {
    const { id, context } = this.props;
    context.store.unwatch(id, this);
  }

  override shouldComponentUpdate(props: Props, next: State): boolean {
    // The context changes when the preview starts or stops explaining the page; its store never does.
    return next !== this.state || props.context !== this.props.context;
  }

  /** Called by the store, and when missing code arrives: renders again; a changed node is retried after an error. */
  changed(): void {
    // A new object: setting the state triggers the update, even if its content is the same.
    this.setState({ problem: undefined });
  }

  override render(): ReactNode {
    const { id, context } = this.props;
    this.seen = context.store.changes();
    const node = context.store.shownNode(id);
    if (!node) return ghostOf(id, context);
    if (this.state.problem) return broken(this.state.problem, node, context);
    return node === this.node && context === this.drawnContext ? this.drawn : this.draw(node, context);
  }

  private draw(node: PlacementNode, context: PlacementContext): ReactNode {
    try {
      if (node.broken) return broken(node.broken, node, context);
      const entry = context.registry.find(node.name);
      if (!entry) return fault('unknown-component', `there is no component ${node.name}`, node, context, '/name');
      const { later } = context;
      if (later?.has(node.id)) {
        const draw = (): ReactNode => (entry.code ? viewOf(node, context, entry.code) : notLoaded(entry, node, context, this));
        return this.keep(node, context, <LaterPart node={node} entry={entry} parts={later} draw={draw} />);
      }
      const { code } = entry;
      if (!code || !isPreparable(node, code)) {
        if (entry.failed) return notLoaded(entry, node, context, this);
        void entry.load();
        return <Loading entry={entry} node={node} waiting={this} />;
      }
      return this.keep(node, context, viewOf(node, context, code));
    } catch (error) {
      return fault('component-threw', errorMessage(error), node, context);
    }
  }

  private keep(node: PlacementNode, context: PlacementContext, drawn: ReactNode): ReactNode {
    this.node = node;
    this.drawnContext = context;
    return (this.drawn = drawn);
  }
}

/** The view of a placement whose code is there, or its problem. */
function viewOf(node: PlacementNode, context: PlacementContext, code: ComponentCode): ReactNode {
  const { props, problem } = prepare(node, code);
  if (problem) return broken(problem, node, context);
  return <code.View props={props} frame={viewFrameOf(node)} slots={slotsOf(node, context)} />;
}

const errorMessage = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The placeholder of a component whose code is loading. */
function Loading({ entry, node, waiting }: { entry: RegistryEntry; node: PlacementNode; waiting: Watcher }): ReactNode {
  useLayoutEffect(() => {
    // It may have arrived between drawing and mounting, without a subscriber.
    if ((entry.code && isPreparable(node, entry.code)) || entry.failed) waiting.changed();
    // In slices: the code of many arrives at once, and a press may come in between.
    else void entry.load().then(() => startTransition(() => waiting.changed()));
  }, [entry, node, waiting]);
  return <div {...viewFrameOf(node)} aria-busy="true" data-loading="" />;
}

const fault = (code: string, words: string, node: PlacementNode, context: PlacementContext, below = ''): ReactNode =>
  broken(finding(code, 'error', { file: node.source.file, pointer: node.source.pointer + below }, words), node, context);

const notLoaded = (entry: RegistryEntry, node: PlacementNode, context: PlacementContext, waiting: Watcher): ReactNode => (
  <>
    {fault('component-not-loaded', `the code of ${node.name} could not be loaded`, node, context)}
    <LoadAgain entry={entry} waiting={waiting} />
  </>
);

/** Asks for code once more when the device is online again: the network may have gone before a page had all of its code. */
function LoadAgain({ entry, waiting }: { entry: RegistryEntry; waiting: Watcher }): null {
  useEffect(() => {
    const again = (): void => void entry.load().then(() => waiting.changed());
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, [entry, waiting]);
  return null;
}

/** What is shown in place of a broken placement: its card, otherwise its fallback. */
function broken(found: Finding, node: PlacementNode, context: PlacementContext): ReactNode {
  const problem = found.file ? found : { ...found, ...node.source };
  return (
    <>
      {context.card ? context.card(problem, node, viewFrameOf(node)) : ghostOf(node.id, context)}
      {context.card ? null : placements(node.fallback, context)}
      <ReportProblem problem={problem} report={context.report} />
    </>
  );
}

/** Reports a problem once it is on screen, because a drawing may be discarded. */
function ReportProblem({ problem, report }: { problem: Finding; report: PlacementContext['report'] }): null {
  useLayoutEffect(() => {
    report(problem);
  }, [problem, report]);
  return null;
}

/** What is shown in place of a hidden placement: nothing, except in a preview that explains. */
export function ghostOf(id: string, { ghost, store }: PlacementContext): ReactNode {
  const node = ghost && store.node(id);
  return node ? ghost(node, viewFrameOf(node)) : null;
}

const noSlots: Readonly<Record<string, ReactNode>> = {};

const placements = (ids: readonly string[], context: PlacementContext): ReactNode =>
  ids.map((id) => <Placement key={id} id={id} context={context} />);

function slotsOf({ slots }: PlacementNode, context: PlacementContext): Readonly<Record<string, ReactNode>> {
  let drawn: Record<string, ReactNode> | undefined;
  for (const name in slots) (drawn ??= {})[name] = placements(slots[name]!, context);
  return drawn ?? noSlots;
}
