// In the browser: what does not take time but must hold: the same elements, kept through changes, drawn once; and a page held for weighing.
import { flushSync } from 'react-dom';
import { createRoot, type Root } from 'react-dom/client';
import type { Registry } from '#src/renderer/registry.ts';
import type { ViewProps } from '#src/renderer/view-props.ts';
import { changedId, hiddenIds, pageDocument } from '../document.ts';
import { type Contestant, foyerContestant, handContestant } from './contestants.tsx';
import { loadedRegistry } from './foyer.tsx';

export type KeepResult = {
  elements: number;
  /** Whether Foyer's HTML is that of the page by hand, to the letter. */
  sameDom: boolean;
  /** Share of the elements that outlive a change of one prop, hiding and showing a tenth, and reading the page again; hidden ones left out. */
  kept: number;
  /** Views drawn when one prop changes. */
  drawn: number;
};

const registry = await loadedRegistry();

type Mounted = { contestant: Contestant; host: HTMLElement; root: Root };

function mount(make: (root: Root) => Contestant): Mounted {
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  const contestant = make(root);
  flushSync(() => root.render(contestant.first()));
  contestant.after();
  return { contestant, host, root };
}

function unmount({ contestant, host, root }: Mounted): void {
  contestant.stop();
  root.unmount();
  host.remove();
}

const byHand = (placements: number): Mounted => mount((root) => handContestant(pageDocument(placements), placements, root));
const byFoyer = (placements: number, components = registry): Mounted =>
  mount(() => foyerContestant(pageDocument(placements), placements, components));

/** The same components, counting how often they are drawn. */
async function countingRegistry(): Promise<{ components: Registry; drawn: () => number }> {
  let count = 0;
  const loaders = registry.names.map((name) => {
    const code = registry.find(name)!.code!;
    const View = (props: ViewProps) => {
      count += 1;
      return <code.View {...props} />;
    };
    return [name, async () => ({ ...code, View })] as const;
  });
  const components = await loadedRegistry(Object.fromEntries(loaders));
  return { components, drawn: () => count };
}

async function runKeep(placements: number): Promise<KeepResult> {
  const hand = byHand(placements);
  const foyer = byFoyer(placements);
  const sameDom = hand.host.innerHTML === foyer.host.innerHTML;
  const elements = [...foyer.host.querySelectorAll('*')];
  const hidden = new Set(hiddenIds(placements));
  const lasting = elements.filter((element) => !hidden.has(element.closest('[data-placement]')?.id ?? ''));
  const { contestant, host } = foyer;
  const share = (of: readonly Element[]): number => of.filter((element) => host.contains(element)).length / of.length;
  const shares = [
    ...[contestant.oneProp('Changed'), contestant.reread(pageDocument(placements))].map((change) => {
      flushSync(change);
      return share(elements);
    }),
    ...[true, false].map((hide) => {
      flushSync(contestant.hide(hide));
      return share(lasting);
    }),
  ];
  unmount(hand);
  unmount(foyer);
  const { components, drawn } = await countingRegistry();
  const counted = byFoyer(placements, components);
  const first = drawn();
  flushSync(counted.contestant.oneProp('Changed'));
  const drawnAgain = drawn() - first;
  if (document.getElementById(changedId(placements))?.textContent !== 'Changed') throw new Error('the change did not reach the page');
  unmount(counted);
  return { elements: elements.length, sameDom, kept: Math.min(...shares), drawn: drawnAgain };
}

let held: Mounted | undefined;

/** Mounts a page and keeps it, so that what it takes can be weighed. */
function holdPage(who: 'hand' | 'foyer', placements: number): void {
  held = who === 'hand' ? byHand(placements) : byFoyer(placements);
}

/** Takes the page held away again. */
function releasePage(): void {
  if (held) unmount(held);
  held = undefined;
}

export const keepers = { runKeep, holdPage, releasePage };
