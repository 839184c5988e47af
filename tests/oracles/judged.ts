// How a case came out.

/** One judged case. `problem` is empty when it passed. */
export type Judged = { id: string; strict: boolean; reading: string; problem: string };
