// In the browser, under a policy without eval: the compiled checks of whole documents, every node and its props, compared with JSON.parse of the same text.
import access from 'virtual:foyer/check/document/access';
import { type Check, readBy } from '#src/model/check.ts';
import { eventDocuments } from '../document.ts';
import { loadedRegistry } from './foyer.tsx';
import { pageChecks } from './model.ts';

/** Times in ms of one text, one entry a round. */
export type ValidateResult = { bytes: number; parse: number[]; check: number[] };

type Documents = { pages: { layers: { page: { grids: Written[] } } }[]; access: unknown };
type Written = { name?: string; props?: unknown; placements?: Written[]; slots?: Record<string, Written[]> };

const registry = await loadedRegistry();
const propsChecks = new Map<string, Check>(registry.names.map((name) => [name, registry.find(name)!.code!.check]));

/** Every check the product runs over these documents, in its order and its way: values are read, with their defaults. The number of parts that do not fit. */
function faults(documents: Documents): number {
  let count = 0;
  const check = (by: Check | undefined, value: unknown): void => {
    if (!by || readBy(by, value) === undefined) count += 1;
  };
  const placement = (written: Written): void => {
    check(pageChecks.placementFrame, written);
    check(propsChecks.get(written.name ?? ''), written.props);
    if (written.slots) for (const slot of Object.keys(written.slots)) for (const child of written.slots[slot]!) placement(child);
  };
  for (const page of documents.pages) {
    for (const grid of page.layers.page.grids) {
      check(pageChecks.gridFrame, grid);
      for (const each of grid.placements ?? []) placement(each);
    }
  }
  check(access, documents.access);
  return count;
}

/** Six kinds of mistake, deep inside; the checks must find each. */
const defects: readonly ((documents: Documents) => void)[] = [
  (documents) => Object.assign(lastChild(documents).props as object, { text: 5 }),
  (documents) => Object.assign(lastChild(documents).props as object, { tone: 'loud' }),
  (documents) => Object.assign(lastChild(documents), { sise: 4 }),
  (documents) => Object.assign(lastChild(documents), { draft: 'yes' }),
  (documents) => Object.assign(documents.pages.at(-1)!.layers.page.grids[0]!, { columns: 99 }),
  (documents) => Object.assign((documents.access as { policies: object[] }).policies.at(-1)!, { Effect: 'Maybe' }),
];
const lastChild = (documents: Documents): Written =>
  documents.pages.at(-1)!.layers.page.grids[0]!.placements!.at(-1)!.slots!['content']!.at(-1)!;

/** Measures a text of about `bytes`; each round reads and checks it `repeat` times. Throws when a check lets a defect pass. */
function runValidate(bytes: number, rounds: number, repeat: number): ValidateResult {
  const text = JSON.stringify(eventDocuments(bytes));
  if (faults(JSON.parse(text) as Documents) !== 0) throw new Error('the documents of the bench do not fit');
  for (const [index, spoil] of defects.entries()) {
    const spoilt = JSON.parse(text) as Documents;
    spoil(spoilt);
    if (faults(spoilt) !== 1) throw new Error(`defect ${index + 1} was not found`);
  }
  const result: ValidateResult = { bytes: text.length, parse: [], check: [] };
  for (let number = -3; number < rounds; number++) {
    let [parse, check] = [0, 0];
    for (let time = 0; time < repeat; time++) {
      const started = performance.now();
      const documents = JSON.parse(text) as Documents;
      const parsed = performance.now();
      faults(documents);
      check += performance.now() - parsed;
      parse += parsed - started;
    }
    if (number < 0) continue;
    result.parse.push(parse / repeat);
    result.check.push(check / repeat);
  }
  return result;
}

Object.assign(globalThis, { runValidate });
