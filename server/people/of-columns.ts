// Personal tables whose rows are found by values of a few columns: read and deleted alike.
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../store/schema.ts';
import type { Person } from './find-account.ts';

type Db = Kysely<Tables>;
const deleted = { how: 'delete' } as const;

export const byAccount = ({ id }: Person) => ({ account_id: id });

/** Of a table whose rows have these values of the person. */
export const ofColumns = <T extends keyof Tables>(table: T, valuesOf: (person: Person) => Readonly<Record<string, number | string>>) => ({
  onDelete: deleted,
  rows: (db: Db, person: Person) =>
    db
      .selectFrom(table as 'sessions')
      .selectAll()
      .where((eb) => eb.and(valuesOf(person)))
      .execute() as unknown as Promise<Selectable<Tables[T]>[]>,
  remove: (within: Db, person: Person): Promise<unknown> =>
    within
      .deleteFrom(table as 'sessions')
      .where((eb) => eb.and(valuesOf(person)))
      .execute(),
});
