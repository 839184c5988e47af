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

/** Times an account can have proposed or offered and not yet been answered, and those with one company. */
export const MOST_REQUESTS = 20;
export const MOST_REQUESTS_WITH_COMPANY = 3;
/** How long a meeting that is proposed can be, minutes. */
export const requestMinutes = [10, 15, 20, 30, 45, 60] as const;
/** Most characters of what a proposed meeting is about, and where it is. */
export const LONGEST_REQUEST_LINE = 200;
