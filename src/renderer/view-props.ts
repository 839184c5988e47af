// What a component's view is given, and what it must put on its root element.
import type { CSSProperties, ReactNode } from 'react';

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
