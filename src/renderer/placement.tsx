// One placement on the page: subscriber, error boundary and loading state in one class, so that containment costs next to nothing.
import { Component, type ReactNode, useLayoutEffect } from 'react';
import { finding, type Finding } from '../model/finding.ts';
import type { PlacementNode } from '../model/page.ts';
import type { PageStore, Watcher } from './page-store.ts';
import { prepare } from './prepare.ts';
import type { Entry, Registry } from './registry.ts';
import { frameOf, type ViewFrame } from './view-props.ts';

/** What every placement of a page shares. */
export type Stage = {
  store: PageStore;
  registry: Registry;
  /** Draws the card of a broken placement for organisers and QA; missing for visitors, who see nothing of it. */
  card?: (problem: Finding, node: PlacementNode, frame: ViewFrame) => ReactNode;
  /** Draws what stands in the place of something visitors do not see, where the preview explains the page; missing otherwise. */
  ghost?: (node: PlacementNode, frame: ViewFrame) => ReactNode;
  /** Told what is broken when it comes on screen, and anew when it was drawn again. */
  report: (problem: Finding) => void;
};

type Props = { id: string; stage: Stage };
type State = { problem: Finding | undefined };
/** The state of every placement that is well: one object for all of them. */
const well: State = { problem: undefined };

/**
 * Everything derived from configuration happens inside `draw`, whose faults end in the same place as those of the view.
 * A page of a thousand placements pays for each field and each step of this a thousand times: what only a broken one
 * needs, or one whose code is on its way, is drawn as a component of its own. No field is `#private`: those are slow
 * until the browser has compiled the code, as on every first page.
 */
export class Placement extends Component<Props, State> {
  override state: State = well;
  /** Changes of the page that the last drawing knew of. */
  private seen = 0;
  /** What was drawn of which node on which stage, kept as long as they are the same: props are checked once a node. */
  private node: PlacementNode | undefined;
  private stage: Stage | undefined;
  private drawn: ReactNode;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return { problem: finding('component-threw', 'error', { file: '', pointer: '' }, wordsOf(error)) };
  }

  override componentDidMount(): void {
    const { id, stage } = this.props;
    stage.store.watch(id, this);
    // What changed between drawing and now was told to nobody.
    if (stage.store.changes() !== this.seen) this.changed();
  }

  override componentWillUnmount(): void {
    const { id, stage } = this.props;
    stage.store.unwatch(id, this);
  }

  override shouldComponentUpdate(props: Props, next: State): boolean {
    // The stage changes when the preview begins or stops to explain the page; its store never does.
    return next !== this.state || props.stage !== this.props.stage;
  }

  /** Told by the store, and when missing code is there: renders again; a changed node gets a fresh chance after a fault. */
  changed(): void {
    // A new object: what the state says is mostly the same, that it was set is what counts.
    this.setState({ problem: undefined });
  }

  override render(): ReactNode {
    const { id, stage } = this.props;
    this.seen = stage.store.changes();
    const node = stage.store.shownNode(id);
    if (!node) return ghostOf(id, stage);
    if (this.state.problem) return broken(this.state.problem, node, stage);
    return node === this.node && stage === this.stage ? this.drawn : this.draw(node, stage);
  }

  private draw(node: PlacementNode, stage: Stage): ReactNode {
    try {
      if (node.broken) return broken(node.broken, node, stage);
      const entry = stage.registry.find(node.name);
      if (!entry) return fault('unknown-component', `there is no component ${node.name}`, node, stage, '/name');
      const { code } = entry;
      if (!code) {
        if (entry.failed) return fault('component-not-loaded', `the code of ${node.name} could not be loaded`, node, stage);
        void entry.load();
        return <Loading entry={entry} frame={frameOf(node)} waiting={this} />;
      }
      const { props, problem } = prepare(node, code);
      if (problem) return broken(problem, node, stage);
      this.node = node;
      this.stage = stage;
      return (this.drawn = <code.View props={props} frame={frameOf(node)} slots={slotsOf(node, stage)} />);
    } catch (error) {
      return fault('component-threw', wordsOf(error), node, stage);
    }
  }
}

const wordsOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The place of a component whose code is on its way. */
function Loading({ entry, frame, waiting }: { entry: Entry; frame: ViewFrame; waiting: Watcher }): ReactNode {
  useLayoutEffect(() => {
    // It may have arrived between drawing and now, where nobody could be told.
    if (entry.code || entry.failed) waiting.changed();
    else void entry.load().then(() => waiting.changed());
  }, [entry, waiting]);
  return <div {...frame} aria-busy="true" data-loading="" />;
}

const fault = (code: string, words: string, node: PlacementNode, stage: Stage, below = ''): ReactNode =>
  broken(finding(code, 'error', { file: node.source.file, pointer: node.source.pointer + below }, words), node, stage);

/** What stands in the place of a broken placement: its card, else its fallback. */
function broken(found: Finding, node: PlacementNode, stage: Stage): ReactNode {
  const problem = found.file ? found : { ...found, ...node.source };
  return (
    <>
      {stage.card ? stage.card(problem, node, frameOf(node)) : ghostOf(node.id, stage)}
      {stage.card ? null : placements(node.fallback, stage)}
      <Told problem={problem} report={stage.report} />
    </>
  );
}

/** Tells what is broken once that is on screen, for a drawing may be thrown away. */
function Told({ problem, report }: { problem: Finding; report: Stage['report'] }): null {
  useLayoutEffect(() => {
    report(problem);
  }, [problem, report]);
  return null;
}

/** What stands in the place of a placement that is not shown: nothing, but for the preview that explains. */
export function ghostOf(id: string, { ghost, store }: Stage): ReactNode {
  const node = ghost && store.node(id);
  return node ? ghost(node, frameOf(node)) : null;
}

const noSlots: Readonly<Record<string, ReactNode>> = {};

const placements = (ids: readonly string[], stage: Stage): ReactNode => ids.map((id) => <Placement key={id} id={id} stage={stage} />);

function slotsOf({ slots }: PlacementNode, stage: Stage): Readonly<Record<string, ReactNode>> {
  let drawn: Record<string, ReactNode> | undefined;
  for (const name in slots) (drawn ??= {})[name] = placements(slots[name]!, stage);
  return drawn ?? noSlots;
}
