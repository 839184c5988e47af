// How long before a favourite starts a reader can choose to be reminded.

/** Minutes; 0 is never. */
export const REMINDER_MINUTES = [0, 5, 10, 15, 30, 60] as const;
