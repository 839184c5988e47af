// How a link of the structure components opens: as a page, or in a frame above it. Apart from their fields, which visitors do not load.

/** What makes a link open as its action says. */
export const opening = (open: 'page' | 'modal'): { 'data-frame'?: string } => (open === 'modal' ? { 'data-frame': '' } : {});
