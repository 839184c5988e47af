// How long a sign-in holds: 12 hours for a token of the address, the seconds it names for OAuth (A §4 Sign-in, A §9).

/** Hours of a session whose token names no end; A §9 gives two readings, the shorter one is taken. */
export const SESSION_HOURS = 12;

/** Last instant (ms) of a session that begins at `now` (ms); `expiresIn` is in seconds. */
export const sessionEnd = (now: number, expiresIn?: number): number => now + (expiresIn ?? SESSION_HOURS * 3600) * 1000;
