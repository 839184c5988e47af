// What one registration does to another, on each database: its code is its own, of its instance, for a day; only those of its address end with it.
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { openStore } from '../store/store.ts';
import { addRegistration, confirmRegistration, registrationOfCode, renewCode } from './registrations.ts';

const START = Date.parse('2027-05-03T08:00:00Z');
const DAY = 24 * 3_600_000;
const registration = (email: string) => ({
  email,
  firstName: 'Mira',
  surname: 'Sample',
  passwordHash: 'h',
  termsAccepted: true,
  browser: 'b',
});

describe.each(databases)('$name', ({ available, make }) => {
  const run = test.runIf(available);
  const opened = async () => {
    const database = await make();
    const store = await openStore(database.location);
    onTestFinished(async () => {
      await store.close();
      await database.remove();
    });
    const time = { now: START };
    return { parts: { db: store.db, clock: { now: () => time.now } }, time };
  };

  run('a registration whose code was renewed meanwhile is not confirmed by the one before', async () => {
    const { parts } = await opened();
    const { row, code } = await addRegistration(parts, 'demo', registration('mira@example.org'));
    const before = (await registrationOfCode(parts, 'demo', row.id, code))!;
    const renewed = await renewCode(parts, row);
    expect(await confirmRegistration(parts, before)).toBeUndefined();
    expect(await confirmRegistration(parts, (await registrationOfCode(parts, 'demo', row.id, renewed))!)).toBeDefined();
  });

  run('a code opens its own registration, in its instance, until it ends', async () => {
    const { parts, time } = await opened();
    const [one, other] = [
      await addRegistration(parts, 'Demo', registration('mira@example.org')),
      await addRegistration(parts, 'demo', registration('ben@example.org')),
    ];
    const found = async (instance: string, id: string, code: string) => (await registrationOfCode(parts, instance, id, code))?.id;
    expect(await found('DEMO', one.row.id, one.code)).toBe(one.row.id);
    expect(await found('guild', one.row.id, one.code)).toBeUndefined();
    expect(await found('demo', other.row.id, one.code)).toBeUndefined();
    time.now = START + DAY - 1;
    expect(await found('demo', one.row.id, one.code)).toBe(one.row.id);
    time.now = START + DAY;
    expect(await found('demo', one.row.id, one.code)).toBeUndefined();
  });

  run('an account ends the other registrations of its address in its instance, and nobody else’s', async () => {
    const { parts } = await opened();
    const mine = await addRegistration(parts, 'demo', registration('mira@example.org'));
    const stranger = await addRegistration(parts, 'demo', registration('Mira@example.org'));
    const ben = await addRegistration(parts, 'demo', registration('ben@example.org'));
    const elsewhere = await addRegistration(parts, 'guild', registration('mira@example.org'));
    expect(await confirmRegistration(parts, mine.row)).toBeTypeOf('number');
    const open = async ({ row, code }: typeof mine) => (await registrationOfCode(parts, row.instance_key, row.id, code)) !== undefined;
    expect([await open(mine), await open(stranger), await open(ben), await open(elsewhere)]).toEqual([false, false, true, true]);
    expect([await confirmRegistration(parts, stranger.row), await confirmRegistration(parts, mine.row)]).toEqual([undefined, undefined]);
    expect(await confirmRegistration(parts, ben.row)).toBeTypeOf('number');
  });
});
