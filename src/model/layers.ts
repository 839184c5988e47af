// The named regions of a page, in document order.

/** Every layer: header menu, ticker, cookie notice, popup and footer are all placements in one of these. */
export const layers = ['banner', 'header', 'page', 'footer', 'overlay', 'appBar'] as const;
export type Layer = (typeof layers)[number];

/** A layer that is no part of a page's first view: the browser draws it, once the page has loaded. Nobody waits for a dialog. */
export const LATE_LAYER: Layer = 'overlay';

/** The resource set that holds a layer's visibility (A §7). */
export const visibilitySet = (layer: Layer): string => `${layer}ComponentVisibility`;
