// The title of the window, the same from the server and in the browser: '{event name or the default title} - {page name}' (A §2).

/** Name of the product, used if no event has one. */
export const DEFAULT_TITLE = 'Foyer';

/** The title; an empty `event` is replaced by `fallback`, an empty `page` leaves the event alone. */
export const windowTitle = (event: string, page: string, fallback = DEFAULT_TITLE): string =>
  [event || fallback, page].filter(Boolean).join(' - ');
