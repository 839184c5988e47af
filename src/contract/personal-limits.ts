// How much a personal programme may have, and how much is sent at once.

/** Ids sent at once, at most. */
export const MOST_IDS = 500;
/** Favourites of an account at an event, at most. */
export const MOST_FAVOURITES = 2000;
/** Own appointments of an account at an event, at most. */
export const MOST_APPOINTMENTS = 500;
