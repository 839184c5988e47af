// A placement: one use of a component, with its rules and its props; the same in every layer.
import * as z from 'zod';
import { optionalAs, identifier, optional, required } from '../fields.ts';
import { flag, group, line, list } from './field-kinds.ts';
import { identifierOrNone } from './envelope.ts';
import { windowFields } from './window.ts';

/** Name of a component: `domain/component`. Any text is accepted here: the registry knows the names and suggests the nearest. */
export const componentName = z.string().min(1).meta({ id: 'ComponentName', description: 'Name of a component: domain/component.' });

/** Most columns a grid can have. */
export const mostColumns = 24;
const columns = z.number().int().min(1).max(mostColumns);
const span = (title: string, from: string, example: number) =>
  optionalAs(columns, 12, { title, description: `Columns ${from}; missing is the width of the narrower step.`, example });

const sizeByWidth = z.strictObject({
  base: span('Base', 'on the narrowest step', 12),
  medium: span('Medium', 'from 640 px on', 6),
  wide: span('Wide', 'from 1024 px on', 4),
});

const area = (title: string, from: string, example: string) =>
  optionalAs(z.string().regex(/^(\s*-?\d+\s*\/\s*-?\d+\s*\/\s*-?\d+\s*\/\s*-?\d+\s*)?$/), '', {
    title,
    description: `Area ${from}: row start / column start / row end / column end, in grid lines from 1. Missing takes the narrower step, empty lets the placement flow.`,
    example,
  });

const gridAreas = z.strictObject({
  base: area('Base', 'on the narrowest step', '1 / 1 / 2 / 13'),
  medium: area('Medium', 'from 640 px on', '1 / 1 / 2 / 7'),
  wide: area('Wide', 'from 1024 px on', '1 / 1 / 2 / 5'),
});

/** Everything of a placement except its children: checked on its own, so that a bad child does not invalidate it. */
const fields = {
  id: optionalAs(identifierOrNone, '', {
    title: 'Id',
    description:
      'Unique on its page, over all layers; visibility resources and findings name it. Missing is the path of the placement, which moves when the page changes: better give one.',
    example: 'opening',
  }),
  name: required(componentName, {
    title: 'Component',
    description: 'Name of the component to show, domain/component.',
    example: 'structure/rich-text',
  }),
  schemaVersion: optional(z.number().int().min(0), 0, {
    title: 'Version of the props',
    description: 'Version of the component the props were written for; older props are migrated. Absent means 0.',
    example: 0,
  }),
  props: group(
    z.record(z.string().max(2_000), z.unknown()),
    'Props',
    'What this use of the component says; which props there are is the component’s own matter.',
    { html: '<p>Welcome to the congress.</p>' },
  ),
  size: optional(z.union([columns, sizeByWidth]), 12, {
    title: 'Size',
    description:
      'Width in columns of its grid, one number or by width of the layer. On the narrowest step a placement fills the row unless an area says otherwise.',
    example: { base: 12, medium: 6, wide: 4 },
  }),
  gridAreas: group(gridAreas, 'Areas', 'Exact places in the grid by width of the layer; an area goes before the size.', {
    base: '1 / 1 / 2 / 13',
    wide: '1 / 1 / 2 / 9',
  }),
  draft: flag('Draft', 'A draft is seen by super users only.'),
  inAppAppearanceActive: flag('In the app', 'false hides it in the app container (A §2 Footer).', true),
  ...windowFields,
  contentModes: list(
    z.string().min(1).max(100),
    'Content modes',
    'Shown only in these content modes of the event (event.contentModes); empty is any time.',
    ['live'],
  ),
  access: line('Access', 'Who sees it: signedIn, hasTicket, or the Identifier of a Key policy. Empty is everybody.', 'hasTicket'),
};

const slots = <S extends z.ZodType>(child: S) =>
  group(z.record(identifier, z.array(child)), 'Slots', 'Children by slot of the component, in order.', { content: [] });

const fallback = <S extends z.ZodType>(child: S) =>
  list(
    child,
    'Fallback',
    'What visitors see in its place when it cannot be shown: its component is unknown, its props do not fit, its code fails. Without one they see nothing of it. A fallback without size and areas takes those of the placement.',
    [],
  );

/** A placement without a look into its children (`slots` and `fallback` hold anything): the runtime checks node by node. */
export const placementFrame = z.strictObject({ ...fields, slots: slots(z.unknown()), fallback: fallback(z.unknown()) });

/** A placement with its defaults filled in; children as written. */
export type PlacementFrame = z.infer<typeof placementFrame>;

/** A placement with all its children. */
export type Placement = Omit<PlacementFrame, 'slots' | 'fallback'> & { slots: Record<string, Placement[]>; fallback: Placement[] };
/** A placement as an organiser writes it: only `name` must be there. */
export type PlacementInput = Omit<z.input<typeof placementFrame>, 'slots' | 'fallback'> & {
  slots?: Record<string, PlacementInput[]> | undefined;
  fallback?: PlacementInput[] | undefined;
};

/** A placement and everything below it; printed for editors. */
export const placement: z.ZodType<Placement, PlacementInput> = z
  .strictObject({
    ...fields,
    get slots() {
      return slots(placement);
    },
    get fallback() {
      return fallback(placement);
    },
  })
  .meta({ id: 'Placement', title: 'Placement', description: 'One use of a component.' });
