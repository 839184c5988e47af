// The layer visibility document: switches and windows for placements of one layer, `visibility/<layer>.json` (set {layer}ComponentVisibility, A §7).
import * as z from 'zod';
import { required } from '../fields.ts';
import { flag, group } from './field-kinds.ts';
import { layers } from '../layers.ts';
import { versioned } from './envelope.ts';
import { windowFields } from './window.ts';

const entry = z.strictObject({
  visible: flag('Visible', 'false hides it whatever the window says.', true),
  ...windowFields,
});

/** What a visibility resource says of a placement or component: a switch, or a switch with a window and containers. */
export const visibilityEntry = z.union([z.boolean(), entry]).meta({
  id: 'VisibilityEntry',
  description: 'true or false, or a switch with a window and containers.',
});
/** A visibility entry with its defaults filled in. */
export type VisibilityEntry = z.infer<typeof visibilityEntry>;

/** The visibility of a layer. */
export const layerVisibility = z.looseObject({
  ...versioned('layer-visibility'),
  layer: required(z.enum(layers), { title: 'Layer', description: 'The layer it configures; the name of its file.', example: 'page' }),
  components: group(
    z.record(z.string().min(1), visibilityEntry),
    'Components',
    'By placement id or by component name (domain/component); an id goes before a name. It hides what the page would show; it never shows what the page hides.',
    { opening: { visible: true, endTime: '2027-05-04' }, 'engagement/ticker': false },
  ),
});
/** The visibility of a layer with its defaults filled in. */
export type LayerVisibility = z.infer<typeof layerVisibility>;
