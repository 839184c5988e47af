// The props of a component's view, and the attributes of its root element.
import type { CSSProperties, ReactNode } from 'react';
import type { PlacementNode, Width } from '../model/page.ts';

/** Attributes for the root element of a view: its place in the grid and its identity. */
export type ViewFrame = { id: string; className: string; style: CSSProperties; 'data-placement': string };

/** Props of `view.tsx`. `props` fits the component's schema, defaults filled in; `slots` holds the children of each slot. */
export type ViewProps<Props = unknown> = {
  props: Props;
  frame: ViewFrame;
  slots: Readonly<Record<string, ReactNode>>;
};

/** The frame with the view's own class: `<section {...framed(frame, styles.root)}>`. */
export const framed = (frame: ViewFrame, className: string | undefined): ViewFrame =>
  className ? { ...frame, className: `${frame.className} ${className}` } : frame;

/** Styles of placements that only define a width; equal widths share one. */
const styles = new WeakMap<PlacementNode['span'], Record<string, string | number | undefined>>();

/** The frame of a node: its place as custom properties. */
export function viewFrameOf({ id, span, area }: PlacementNode): ViewFrame {
  let style = styles.get(span);
  if (!style) {
    styles.set(span, (style = {}));
    for (const width in span) style[`--span-${width}`] = span[width as Width];
  }
  for (const width in area) style = { ...style, [`--area-${width}`]: area[width as Width] };
  return { id, className: 'placed', style, 'data-placement': id };
}
