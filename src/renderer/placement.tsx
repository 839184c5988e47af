// One placement on the page: subscriber, error boundary and loading state in one class, so that containment costs next to nothing.
import { Component, Fragment, type ReactNode } from 'react';
import { finding, type Finding } from '../model/finding.ts';
import type { PlacementNode } from '../model/page.ts';
import type { PageStore } from './page-store.ts';
import { prepare, type Prepared } from './prepare.ts';
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
  /** Told once for each problem. */
  report: (problem: Finding) => void;
};

type Props = { id: string; stage: Stage };
type State = { problem: Finding | undefined };
/** The state of every placement that is well: one object for all of them. */
const well: State = { problem: undefined };

/** Everything derived from configuration happens inside `draw`, whose faults end in the same place as those of the view. */
export class Placement extends Component<Props, State> {
  override state: State = well;
  #mounted = false;
  /** Changes of the page that the last drawing knew of. */
  #seen = 0;
  #node: PlacementNode | undefined;
  #stage: Stage | undefined;
  #frame: ViewFrame | undefined;
  /** Checked props of this node, kept as long as it is the same. */
  #prepared: Prepared | undefined;
  #slots: Readonly<Record<string, ReactNode>> = noSlots;
  /** What the last render found broken; told after it is on screen, for a render may be thrown away. */
  #problem: Finding | undefined;
  #reported: string | undefined;
  /** Code the last drawing waited for; it may arrive between drawing and mounting, where nobody can be told. */
  #awaited: Entry | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {
      problem: finding('component-threw', 'error', { file: '', pointer: '' }, error instanceof Error ? error.message : String(error)),
    };
  }

  override componentDidMount(): void {
    this.#mounted = true;
    const { id, stage } = this.props;
    stage.store.watch(id, this);
    // What changed between drawing and now was told to nobody.
    const { code, failed } = this.#awaited ?? {};
    if (stage.store.changes() !== this.#seen || code || failed) this.changed();
    this.#report();
  }

  override componentDidUpdate({ stage: before }: Props): void {
    const { id, stage } = this.props;
    if (before.store !== stage.store) {
      before.store.unwatch(id, this);
      stage.store.watch(id, this);
    }
    this.#report();
  }

  override componentWillUnmount(): void {
    const { id, stage } = this.props;
    this.#mounted = false;
    stage.store.unwatch(id, this);
  }

  override shouldComponentUpdate(props: Props, next: State): boolean {
    // The stage changes when the preview begins or stops to explain the page.
    return next !== this.state || props.stage !== this.props.stage;
  }

  /** Told by the store: renders again; a changed node gets a fresh chance after a fault. */
  changed(): void {
    // A new object: what the state says is mostly the same, that it was set is what counts.
    if (this.#mounted) this.setState({ problem: undefined });
  }

  #report(): void {
    const problem = this.#problem;
    if (!problem || this.#reported === `${problem.code} ${problem.message}`) return;
    this.#reported = `${problem.code} ${problem.message}`;
    this.props.stage.report(problem);
  }

  override render(): ReactNode {
    const { id, stage } = this.props;
    this.#problem = undefined;
    this.#seen = stage.store.changes();
    const node = stage.store.shownNode(id);
    if (!node) return ghostOf(id, stage);
    try {
      return this.state.problem ? this.#broken(this.state.problem, node) : this.#draw(node);
    } catch (error) {
      return this.#fault('component-threw', error instanceof Error ? error.message : String(error), node);
    }
  }

  #draw(node: PlacementNode): ReactNode {
    const { stage } = this.props;
    if (node !== this.#node || stage !== this.#stage) {
      this.#node = node;
      this.#stage = stage;
      this.#prepared = undefined;
      this.#frame = frameOf(node);
      this.#slots = slotsOf(node, stage);
    }
    if (node.broken) return this.#broken(node.broken, node);
    this.#awaited = undefined;
    const entry = stage.registry.find(node.name);
    if (!entry) return this.#fault('unknown-component', `there is no component ${node.name}`, node, '/name');
    if (!entry.code) {
      if (entry.failed) return this.#fault('component-not-loaded', `the code of ${node.name} could not be loaded`, node);
      this.#awaited = entry;
      void entry.load().then(() => this.changed());
      return <div {...this.#frame} aria-busy="true" data-loading="" />;
    }
    const { props, problem } = (this.#prepared ??= prepare(node, entry.code));
    if (problem) return this.#broken(problem, node);
    const { View } = entry.code;
    return <View props={props} frame={this.#frame!} slots={this.#slots} />;
  }

  #fault(code: string, words: string, node: PlacementNode, below = ''): ReactNode {
    return this.#broken(finding(code, 'error', { file: node.source.file, pointer: node.source.pointer + below }, words), node);
  }

  #broken(problem: Finding, node: PlacementNode): ReactNode {
    this.#node = node;
    const located = problem.file ? problem : { ...problem, ...node.source };
    this.#problem = located;
    const { stage } = this.props;
    if (stage.card) return stage.card(located, node, frameOf(node));
    const fallback = node.fallback.length === 0 ? null : placements(node.fallback, stage);
    return stage.ghost ? [<Fragment key="">{ghostOf(node.id, stage)}</Fragment>, fallback] : fallback;
  }
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
