// What is switched off is never sent, and nothing visible is mistaken for it.
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { filesToRows } from '../../src/model/adapters/files-to-rows.ts';
import { buildPage } from '../../src/model/build-page.ts';
import { readEvent } from '../../src/model/event.ts';
import type { PageModel } from '../../src/model/page.ts';
import { entryOf } from '../../src/rules/placement-rules.ts';
import { modelChecks } from '../published/model-checks.ts';
import { switchedOff } from './switched-off.ts';
import { withoutPlacements } from './walk-page.ts';

type Written = Record<string, unknown>;

/** A page, the footer behind it, and the visibility resource; built as the page builds them, all of it and what is sent. */
function builtOf(grids: readonly Written[], footer: readonly Written[], said: Record<'page' | 'footer', Written>) {
  const files = {
    'pages/HomePage.json': { schemaVersion: 1, page: 'HomePage', layers: { page: { grids } } },
    'footer.json': { schemaVersion: 1, grids: footer },
    'visibility/page.json': { schemaVersion: 1, layer: 'page', components: said.page },
    'visibility/footer.json': { schemaVersion: 1, layer: 'footer', components: said.footer },
  };
  const { rows } = filesToRows(
    Object.entries(files).map(([path, value]) => ({ path: `society/congress/${path}`, text: JSON.stringify(value) })),
    { instance: 'society', event: 'congress' },
  );
  const { raw, visibility } = readEvent(rows, modelChecks());
  const documents = [raw.get('pages/HomePage')!, raw.get('footer')!];
  const off = switchedOff(
    visibility,
    documents.map(({ value }) => value),
  );
  const sent = documents.map((document) => {
    const value = withoutPlacements(
      document.value,
      (placement, layer) => !off(placement, layer),
      document.kind === 'footer' ? 'footer' : 'page',
    );
    return { ...document, value };
  });
  const seen = (model: PageModel): string[] => {
    const below = (ids: readonly string[]): string[] =>
      ids.flatMap((id) => {
        const node = model.nodes.get(id)!;
        if (node.name === 'left-out' || entryOf(node, visibility)?.visible === false) return [];
        return [`${id} ${node.name}`, ...Object.values(node.slots).flatMap(below)];
      });
    return Object.values(model.layers).flatMap((list) => list.flatMap(({ placements }) => below(placements)));
  };
  return {
    all: seen(buildPage('HomePage', documents, modelChecks())),
    kept: seen(buildPage('HomePage', sent, modelChecks())),
    text: JSON.stringify(sent.map(({ value }) => value)),
  };
}

const text = (word: string, rest: Written = {}): Written => ({ name: 'structure/rich-text', props: { html: word }, ...rest });

test('by id, by component, in slots and in the layer that is named', () => {
  const { text: sent } = builtOf(
    [
      {
        id: 'main',
        placements: [
          text('seen', { id: 'a' }),
          text('off-by-id', { id: 'b' }),
          { id: 'box', name: 'structure/section', slots: { content: [text('off-in-a-slot', { id: 'c' })] } },
          { name: 'engagement/ticker', props: { label: 'off-by-name' } },
          { id: 'kept', name: 'engagement/ticker', props: { label: 'on-by-id' } },
        ],
      },
    ],
    [{ id: 'foot', placements: [text('on-in-the-footer', { id: 'foot-b' })] }],
    { page: { b: false, c: { visible: false }, 'engagement/ticker': false, kept: true, 'foot-b': false }, footer: {} },
  );
  const words = ['seen', 'off-by-id', 'off-in-a-slot', 'off-by-name', 'on-by-id', 'on-in-the-footer'];
  expect(words.filter((word) => sent.includes(word))).toEqual(['seen', 'on-by-id', 'on-in-the-footer']);
});

const ids = fc.constantFrom('a', 'b', 'a-2', 'main.1');
const written = fc
  .record({ id: ids, name: fc.constantFrom('structure/rich-text', 'engagement/ticker') }, { requiredKeys: ['name'] })
  .map((one): Written => one);
const placement = fc
  .tuple(written, fc.array(written, { maxLength: 2 }))
  .map(([one, inside]): Written => (inside.length > 0 ? { ...one, name: 'structure/section', slots: { content: inside } } : one));
const grids = fc.array(placement, { maxLength: 5 }).map((placements) => [{ id: 'main', placements }]);
const said = fc.dictionary(
  fc.constantFrom('a', 'b', 'a-2', 'main.1', 'structure/rich-text', 'engagement/ticker', 'structure/section'),
  fc.boolean(),
);

test('whatever is written, everything that is seen is sent, under its own id', () => {
  fc.assert(
    fc.property(grids, grids, said, said, (page, footer, ofPage, ofFooter) => {
      const { all, kept } = builtOf(page, footer, { page: ofPage, footer: ofFooter });
      expect(kept).toEqual(all);
    }),
    { seed: 20_270_503, numRuns: 400 },
  );
});
