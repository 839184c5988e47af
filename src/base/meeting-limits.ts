// Limits of meetings: asked by contract, documents, server and components.

/** Most slots one row of the data file is cut into. */
export const MOST_SLOTS = 200;
/** Most people in one slot. */
export const MOST_SEATS = 500;
/** Longest slot of a series, minutes. */
export const LONGEST_MEETING = 1_440;
/** Meetings an account can have booked at an event, and with one company. */
export const MOST_MEETINGS = 40;
export const MOST_WITH_COMPANY = 5;
/** Most characters of a message to a company, and of the reason why a company cancels. */
export const LONGEST_MEETING_TEXT = 1_000;
