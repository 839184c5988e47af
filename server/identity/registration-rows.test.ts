// What one registration does to another, on each database: its code is its own, of its instance, for a day; only those of its address end with it.
import { describe, expect, onTestFinished, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { openStore } from '../store/store.ts';
import { fulfil, keepWish, renewCode, wishOfCode } from './registrations.ts';

const START = Date.parse('2027-05-03T08:00:00Z');
const DAY = 24 * 3_600_000;
const wish = (email: string) => ({ email, firstName: 'Mira', surname: 'Sample', passwordHash: 'h', termsAccepted: true, browser: 'b' });

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

  run('a wish whose code was renewed meanwhile is not fulfilled by the one before', async () => {
    const { parts } = await opened();
    const { row, code } = await keepWish(parts, 'demo', wish('mira@example.org'));
    const before = (await wishOfCode(parts, 'demo', row.id, code))!;
    const renewed = await renewCode(parts, row);
    expect(await fulfil(parts, before)).toBeUndefined();
    expect(await fulfil(parts, (await wishOfCode(parts, 'demo', row.id, renewed))!)).toBeDefined();
  });

  run('a code opens its own registration, in its instance, until it ends', async () => {
    const { parts, time } = await opened();
    const [one, other] = [await keepWish(parts, 'Demo', wish('mira@example.org')), await keepWish(parts, 'demo', wish('ben@example.org'))];
    const found = async (instance: string, id: string, code: string) => (await wishOfCode(parts, instance, id, code))?.id;
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
    const mine = await keepWish(parts, 'demo', wish('mira@example.org'));
    const stranger = await keepWish(parts, 'demo', wish('Mira@example.org'));
    const ben = await keepWish(parts, 'demo', wish('ben@example.org'));
    const elsewhere = await keepWish(parts, 'guild', wish('mira@example.org'));
    expect(await fulfil(parts, mine.row)).toBeTypeOf('number');
    const open = async ({ row, code }: typeof mine) => (await wishOfCode(parts, row.instance_key, row.id, code)) !== undefined;
    expect([await open(mine), await open(stranger), await open(ben), await open(elsewhere)]).toEqual([false, false, true, true]);
    expect([await fulfil(parts, stranger.row), await fulfil(parts, mine.row)]).toEqual([undefined, undefined]);
    expect(await fulfil(parts, ben.row)).toBeTypeOf('number');
  });
});
