// The page of grids: tones, widths, gaps, spaces, columns, sizes and areas at three widths.
import type { GridInput } from '../../../src/model/documents/grid.ts';
import type { PlacementInput } from '../../../src/model/documents/placement.ts';
import type { PagePlan } from '../plan.ts';
import { compound, w } from '../words.ts';

/** A placement that names its position. */
const block = (id: string, title: string, rules: Partial<PlacementInput> = {}): PlacementInput => ({
  id,
  name: 'structure/card',
  props: { title, level: 3 },
  ...rules,
});

/** A grid for each value of one of its fields. */
const grids = <K extends 'tone' | 'width' | 'gap' | 'space'>(field: K, values: readonly NonNullable<GridInput[K]>[]): GridInput[] =>
  values.map((value) => ({
    id: `${field}-${value}`,
    space: 'small' as const,
    [field]: value,
    label: `${field}: ${value}`,
    placements: [
      { id: `${field}-${value}-heading`, name: 'structure/heading', props: { text: `${field}: ${value}`, level: 2 } },
      ...[1, 2].map((number) => block(`${field}-${value}-${number}`, `${number}`, { size: { base: 12, medium: 6 } })),
    ],
  }));

const columns = (count: number): GridInput => ({
  id: `columns-${count}`,
  columns: count,
  space: 'small',
  placements: [
    {
      id: `columns-${count}-heading`,
      name: 'structure/heading',
      props: { text: `columns: ${count}`, level: 2 },
      size: { base: count, medium: count },
    },
    ...Array.from({ length: Math.min(count, 6) }, (_, index) =>
      block(`columns-${count}-${index}`, String(index + 1), { size: { base: count, medium: Math.max(1, Math.floor(count / 6)) } }),
    ),
  ],
});

const sizes: GridInput = {
  id: 'sizes',
  space: 'small',
  placements: [
    { id: 'sizes-heading', name: 'structure/heading', props: { text: 'size', level: 2 } },
    block('size-number', 'size: 6', { size: 6 }),
    block('size-three', '{ base: 12, medium: 6, wide: 3 }', { size: { base: 12, medium: 6, wide: 3 } }),
    block('size-wide', '{ wide: 3 }', { size: { wide: 3 } }),
    block('size-word', compound, { size: { base: 12, medium: 3, wide: 2 } }),
    block('size-default', 'size: 12'),
  ],
};

const areas: GridInput = {
  id: 'areas',
  space: 'small',
  placements: [
    { id: 'areas-heading', name: 'structure/heading', props: { text: 'gridAreas', level: 2 }, gridAreas: { base: '1 / 1 / 2 / 13' } },
    block('area-first', 'base: first · wide: last', {
      gridAreas: { base: '2 / 1 / 3 / 13', medium: '2 / 7 / 3 / 13', wide: '2 / 9 / 4 / 13' },
    }),
    block('area-second', 'base: second · wide: first', {
      gridAreas: { base: '3 / 1 / 4 / 13', medium: '2 / 1 / 3 / 7', wide: '2 / 1 / 3 / 5' },
    }),
    block('area-third', 'base: third · wide: middle', {
      gridAreas: { base: '4 / 1 / 5 / 13', medium: '3 / 1 / 4 / 13', wide: '2 / 5 / 3 / 9' },
    }),
    block('area-fourth', 'base: fourth · wide: below', {
      gridAreas: { base: '5 / 1 / 6 / 13', medium: '4 / 1 / 5 / 13', wide: '3 / 1 / 4 / 9' },
    }),
  ],
};

const hidden: GridInput = {
  id: 'draft-grid',
  draft: true,
  placements: [block('hidden-in-draft-grid', 'draft: true')],
};

export const layout: PagePlan = {
  page: 'Layout',
  title: w('Grids', 'Raster', 'الشبكات'),
  lead: w(
    'Tones, widths, gaps, spaces, columns, sizes, areas.',
    'Töne, Breiten, Abstände, Räume, Spalten, Größen, Flächen.',
    'الألوان والعروض والفجوات والمسافات والأعمدة والأحجام والمساحات.',
  ),
  families: [],
  after: [
    ...grids('tone', ['plain', 'tint', 'raised', 'strong']),
    ...grids('width', ['text', 'content', 'wide', 'full']),
    ...grids('gap', ['none', 'small', 'normal', 'large']),
    ...grids('space', ['none', 'small', 'normal', 'large']),
    ...[1, 2, 3, 5, 24].map(columns),
    sizes,
    areas,
    hidden,
    { id: 'empty-grid', placements: [] },
  ],
};
