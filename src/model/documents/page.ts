// The page document: layers of grids of placements, `pages/<PageName>.json`.
import * as z from 'zod';
import { optionalAs, optional, required } from '../fields.ts';
import { list, text } from './field-kinds.ts';
import { type Layer, layers } from '../layers.ts';
import { pageName, versioned } from './envelope.ts';
import { grid } from './grid.ts';

const fields = {
  ...versioned('page'),
  page: required(pageName, {
    title: 'Page',
    description: 'Key of the page (A §2) or name of a content page; the name of its file.',
    example: 'HomePage',
  }),
  title: text('Title', 'Name of the page in the window title and in lists; empty takes the page key.', {
    'en-GB': 'Home',
    'de-DE': 'Start',
  }),
  mode: optional(z.enum(['replace', 'extend']), 'replace', {
    title: 'Mode',
    description:
      'How this page meets the one below it (default page of the platform, page of the instance): replace takes its place; extend keeps its layers, replaces grids of the same id and adds the others behind.',
    example: 'extend',
  }),
};

/** A page without a look into its layers. */
export const pageFrame = z.looseObject({ ...fields, layers: optional(z.record(z.string().max(2_000), z.unknown()), {}, layersWords()) });
/** A page with its defaults filled in; layers as written. */
export type PageFrame = z.infer<typeof pageFrame>;

const layer = z
  .strictObject({
    grids: list(grid, 'Grids', 'Regions of the layer, from top to bottom.', [{ id: 'main' }]),
  })
  .meta({ id: 'Layer', title: 'Layer', description: 'Grids of one layer.' });

const layerWords: Record<Layer, string> = {
  banner: 'Above everything: banners and notices.',
  header: 'Name of the event, menus, languages.',
  page: 'The content.',
  footer: 'The end of the page.',
  overlay: 'Above the page: dialogs, popups, notices, widgets.',
  appBar: 'The bar at the bottom of the app.',
};
const layerField = (name: Layer) =>
  optionalAs(layer, { grids: [] }, { title: `Layer ${name}`, description: layerWords[name], example: { grids: [{ id: 'main' }] } });

/** A page and everything below it; printed for editors. */
export const page = z.looseObject({
  ...fields,
  layers: optional(
    z.strictObject(Object.fromEntries(layers.map((name) => [name, layerField(name)])) as Record<Layer, ReturnType<typeof layerField>>),
    {},
    layersWords(),
  ),
});
/** A page with all its placements. */
export type Page = z.infer<typeof page>;
/** A page as an organiser writes it. */
export type PageInput = z.input<typeof page>;

function layersWords() {
  return { title: 'Layers', description: 'What stands in each layer.', example: { page: { grids: [{ id: 'main', placements: [] }] } } };
}
