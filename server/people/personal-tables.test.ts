// Every table of the real database that can name a person is in the list of personal tables, on each database; a row of a new one is deleted with its person.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { type Database, openStore, type Store } from '../store/store.ts';
import { notPersonal, personalTables } from './personal-tables.ts';

/** Columns that point at a person. */
const pointer = /(^|_)(account|accounts|user|person|visitor|attendee|email|phone|subject|actor|creator|surname|first_name|name_of)(_|$)/;

describe.each(databases)('$name', ({ available, make }) => {
  let database: TestDatabase;
  let store: Store & Database;
  beforeAll(async () => {
    if (!available) return;
    database = await make();
    store = await openStore(database.location);
  });
  afterAll(async () => {
    if (!available) return;
    await store.close();
    await database.remove();
  });

  test.skipIf(!available)('the list has every table that can name a person, and no other', async () => {
    const found = await store.db.introspection.getTables();
    const pointing = found.filter(({ columns }) => columns.some(({ name }) => pointer.test(name))).map(({ name }) => name);
    expect(pointing.length).toBeGreaterThan(7);
    const missing = pointing.filter((table) => !(table in personalTables) && !(table in notPersonal));
    expect(
      missing.map(
        (table) =>
          `The table ${table} names a person: add it to personalTables, or to notPersonal with a reason, in server/people/personal-tables.ts.`,
      ),
    ).toEqual([]);
    for (const table of [...Object.keys(personalTables), ...Object.keys(notPersonal)]) expect(pointing).toContain(table);
  });

  test.skipIf(!available)('each has a way to be found, shown and deleted, or a reason to stay', async () => {
    const nobody = { id: 0, instance_key: 'demo', email_key: 'nobody@example.org' };
    const names = Object.values(personalTables).map(({ shownAs }) => shownAs);
    expect(new Set(names).size).toBe(names.length);
    for (const [table, { rows, onDelete, remove }] of Object.entries(personalTables)) {
      expect(await rows(store.db, nobody), table).toEqual([]);
      expect(remove !== undefined, table).toBe(onDelete.how !== 'keep');
      if (onDelete.how !== 'delete') expect(onDelete.reason, table).toMatch(/\w+ \w+/);
    }
  });
});
