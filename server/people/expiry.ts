// When rows are over: what the list of personal tables says of its tables, and the sweep of all.
import type { RawBuilder } from 'kysely';

const DAY = 86_400_000;
/** How long what is over is remembered, ms: a link opened twice is still understood. */
export const REMEMBERED = DAY;
/** How long the audit log keeps what strangers can cause, and the list of preview links those that are over, ms. */
export const SEEN = 90 * DAY;

/** Which rows of a table are over at `now` (ms): `key` are the columns that name a row. An index of the migrations leads to them. */
export type Expiry = { key: readonly string[]; isOver: (now: number) => RawBuilder<unknown> };

/** How long a subscription for Web Push is kept after the last page of its event, ms. */
export const PUSH_KEPT = 400 * 86_400_000;
