// What is said of a table with data of a person (quality S29).
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Expiry } from './expiry.ts';
import type { Person } from './find-account.ts';

type Db = Kysely<Tables>;

/** One table. `rows` are those of the person, `show` makes of one what the export has of it: secrets and their hashes stay out. */
export type PersonalTable<T extends keyof Tables = keyof Tables> = {
  /** Key of the list in the export. */
  shownAs: string;
  rows: (db: Db, person: Person) => Promise<Selectable<Tables[T]>[]>;
  show: (row: Selectable<Tables[T]>, person: Person) => Record<string, unknown>;
  /** `delete`: no row is left · `anonymise`: rows stay without what names the person · `keep`: rows stay; both for the `reason` given. */
  onDelete: { how: 'delete' } | { how: 'anonymise' | 'keep'; reason: string };
  /** When a row is over and is deleted by itself (`sweep.ts`); null where rows stay as long as the person does. */
  expiry: Expiry | null;
  /** Deletes or anonymises the rows, within the transaction of the deletion; missing where rows are kept. */
  remove?: (within: Db, person: Person) => Promise<unknown>;
};
