// Which part of a page a picture shows: as many samples as there is room for, whole ones where possible.

/** A part of a page in px. */
export type Crop = { x: number; y: number; width: number; height: number };

/** Room around what is shown, in px. */
const AROUND = 16;
/** The tallest picture by device, in px. */
const tallest = { desktop: 760, phone: 820 } as const;
/** A picture of a list is this much wider than high. */
const WIDE = 1.6;

/** From the first sample to the last that fits; a sample that is too tall itself is cut below. `boxes` in their order, at least one of them has a height. */
export function wholeCrop(boxes: readonly Crop[], device: keyof typeof tallest): Crop {
  const shown = boxes.filter(({ height }) => height > 0);
  const [first] = shown as [Crop];
  const fitting = shown.filter(({ y, height }) => y + height - first.y <= tallest[device]);
  const bottom = fitting.length > 0 ? Math.max(...fitting.map(({ y, height }) => y + height)) : first.y + tallest[device];
  return around({ ...first, width: Math.max(...shown.map(({ x, width }) => x + width)) - first.x, height: bottom - first.y });
}

/** The first sample in the shape of a list's picture: cut below, or with room above and below it. */
export function firstCrop(boxes: readonly Crop[]): Crop {
  const first = around(boxes.find(({ height }) => height > 0)!);
  return { ...first, height: Math.min(first.height, Math.round(first.width / WIDE)) };
}

function around({ x, y, width, height }: Crop): Crop {
  const [left, top] = [Math.max(0, Math.floor(x - AROUND)), Math.max(0, Math.floor(y - AROUND))];
  return { x: left, y: top, width: Math.ceil(x + width + AROUND) - left, height: Math.ceil(y + height + AROUND) - top };
}
