// What a slot is to its reader; named by contract, rules and components.

/**
 * `free` to book · `own` · `cancelled` by the company · `full` · `over`: it has begun · `signedOut` · `staff`: it is their company's ·
 * `access`: it is for others · `enough`: they have as many as one person can book.
 */
export const meetingStates = ['free', 'own', 'cancelled', 'full', 'over', 'signedOut', 'staff', 'access', 'enough'] as const;
export type MeetingState = (typeof meetingStates)[number];

/** A time beyond the slots: `offered` to the staff of all companies, `proposed` to one side, `declined` by it. */
export const requestStates = ['offered', 'proposed', 'declined'] as const;
export type MeetingRequestState = (typeof requestStates)[number];
/** Whose answer it waits for. */
export const requestTurns = ['visitor', 'company'] as const;
export type RequestTurn = (typeof requestTurns)[number];
