// One placement on the page: subscriber, error boundary and loading state in one class, so that containment costs next to nothing.
import { Component, type ReactNode } from 'react';
import { finding, type Finding } from '../model/finding.ts';
import type { PlacementNode } from '../model/page.ts';
import type { PageStore } from './page-store.ts';
import { prepare, type Prepared } from './prepare.ts';
import type { Registry } from './registry.ts';
import type { ViewFrame } from './view-props.ts';

/** What every placement of a page shares. */
export type Stage = {
  store: PageStore;
  registry: Registry;
  /** Draws the card of a broken placement for organisers and QA; missing for visitors, who see nothing of it. */
  card?: (problem: Finding, node: PlacementNode, frame: ViewFrame) => ReactNode;
  /** Told once for each problem. */
  report: (problem: Finding) => void;
};

type Props = { id: string; stage: Stage };
type State = { problem: Finding | undefined; version: number };

/** Everything derived from configuration happens inside `draw`, whose faults end in the same place as those of the view. */
export class Placement extends Component<Props, State> {
  override state: State = { problem: undefined, version: 0 };
  #stop: (() => void) | undefined;
  #mounted = false;
  #node: PlacementNode | undefined;
  #stage: Stage | undefined;
  #frame: ViewFrame | undefined;
  /** Checked props of this node, kept as long as it is the same. */
  #prepared: Prepared | undefined;
  #slots: Readonly<Record<string, ReactNode>> = {};
  /** What the last render found broken; told after it is on screen, for a render may be thrown away. */
  #problem: Finding | undefined;
  #reported: string | undefined;

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {
      problem: finding('component-threw', 'error', { file: '', pointer: '' }, error instanceof Error ? error.message : String(error)),
    };
  }

  override componentDidMount(): void {
    this.#mounted = true;
    const { id, stage } = this.props;
    this.#stop = stage.store.onNode(id, () => this.#changed());
    if (stage.store.node(id) !== this.#node && stage.store.isShown(id)) this.#changed();
    this.#report();
  }

  override componentDidUpdate(): void {
    this.#report();
  }

  override componentWillUnmount(): void {
    this.#mounted = false;
    this.#stop?.();
  }

  override shouldComponentUpdate(props: Props, next: State): boolean {
    // The stage changes when the preview's card has been loaded.
    return next !== this.state || props.stage !== this.props.stage;
  }

  /** Renders again; a changed node gets a fresh chance after a fault. */
  #changed(): void {
    if (this.#mounted) this.setState(({ version }) => ({ version: version + 1, problem: undefined }));
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
    if (!stage.store.isShown(id)) return null;
    const node = stage.store.node(id);
    if (!node) return null;
    try {
      return this.state.problem ? this.#broken(this.state.problem, node) : this.#draw(node);
    } catch (error) {
      return this.#broken(finding('component-threw', 'error', node.source, error instanceof Error ? error.message : String(error)), node);
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
    const entry = stage.registry.find(node.name);
    if (!entry)
      return this.#broken(
        finding(
          'unknown-component',
          'error',
          { file: node.source.file, pointer: `${node.source.pointer}/name` },
          `there is no component ${node.name}`,
        ),
        node,
      );
    if (!entry.code) {
      if (entry.failed)
        return this.#broken(finding('component-not-loaded', 'error', node.source, `the code of ${node.name} could not be loaded`), node);
      void entry.load().then(() => this.#changed());
      return <div {...this.#frame} aria-busy="true" data-loading="" />;
    }
    const { props, problem } = (this.#prepared ??= prepare(node, entry.code));
    if (problem) return this.#broken(problem, node);
    const { View } = entry.code;
    return <View props={props} frame={this.#frame!} slots={this.#slots} />;
  }

  #broken(problem: Finding, node: PlacementNode): ReactNode {
    this.#node = node;
    const located = problem.file ? problem : { ...problem, ...node.source };
    this.#problem = located;
    const { stage } = this.props;
    if (stage.card) return stage.card(located, node, frameOf(node));
    return node.fallback.length === 0 ? null : node.fallback.map((id) => <Placement key={id} id={id} stage={stage} />);
  }
}

function frameOf(node: PlacementNode): ViewFrame {
  const style: Record<string, string | number> = {};
  for (const [width, columns] of Object.entries(node.span)) style[`--span-${width}`] = columns;
  for (const [width, area] of Object.entries(node.area)) style[`--area-${width}`] = area;
  return { id: node.id, className: 'placed', style, 'data-placement': node.id };
}

const noSlots: Readonly<Record<string, ReactNode>> = {};

const slotsOf = (node: PlacementNode, stage: Stage): Readonly<Record<string, ReactNode>> =>
  Object.keys(node.slots).length === 0
    ? noSlots
    : Object.fromEntries(
        Object.entries(node.slots).map(([slot, ids]) => [slot, ids.map((id) => <Placement key={id} id={id} stage={stage} />)]),
      );
