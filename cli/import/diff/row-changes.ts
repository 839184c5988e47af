// A row of a programme and what a second import changes in it.
import type { PresentationRow, SessionRow } from '../rows.ts';

/** A field with another value than before, as written in the rows. */
export type FieldChange = { field: string; before: unknown; after: unknown };

/** One session or presentation of which something is different. `moved` holds times, day, room and session; `changed` the rest. */
export type RowChange = { kind: 'session' | 'presentation'; before: Row; after: Row; moved: FieldChange[]; changed: FieldChange[] };
export type Row = SessionRow | PresentationRow;
