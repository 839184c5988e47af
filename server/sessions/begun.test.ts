// Of too many begun sign-ins of one network the oldest go; finished ones and those of others stay.
import { expect, test } from 'vitest';
import { NOW } from '../fixture/test-app.ts';
import { createBegun, MOST_BEGUN } from './begun.ts';
import { signInServer } from './fixture/sign-in-server.ts';

const source = (key: string, isShared = false) => ({ key, isShared });

test('each network has its own; a source that everybody may share has more', () => {
  const begun = createBegun(3);
  const note = (network: string, at: number, isShared = false) => begun.note(source(network, isShared), `${network}${at}`);
  expect([0, 1, 2, 3, 4].map((at) => note('a', at))).toEqual([[], [], [], ['a0'], ['a1']]);
  expect(note('b', 0)).toEqual([]);
  expect([0, 1, 2, 3, 4].flatMap((at) => note('proxy', at, true))).toEqual([]);
  expect(createBegun().note(source('a'), 'x')).toEqual([]);
  expect(MOST_BEGUN).toBeGreaterThan(600);
});

test('no network keeps more rows than that; a finished sign-in is no longer counted away', async () => {
  const server = await signInServer({ limitScale: 10 });
  const { db } = server.store;
  const begin = (remoteAddress: string) =>
    server.app.inject({ method: 'POST', url: '/api/Session/Start?shortName=heart27', payload: {}, remoteAddress });
  await begin('198.51.100.9');
  await begin('203.0.113.5');
  await db
    .updateTable('sign_ins')
    .set({ created_at: NOW - 2 })
    .execute();
  // The second of the network is finished before the others come.
  await begin('203.0.113.5');
  await db
    .updateTable('sign_ins')
    .set({ expires_at: 0, created_at: NOW - 1 })
    .where('created_at', '=', NOW)
    .execute();
  for (let at = 0; at < MOST_BEGUN; at += 1) expect((await begin('203.0.113.5')).statusCode).toBe(200);
  const left = await db
    .selectFrom('sign_ins')
    .select(['created_at', 'expires_at'])
    .where('created_at', '<', NOW)
    .orderBy('created_at')
    .execute();
  // Of the first two the one of the other network is left, and what is finished.
  expect(left.map(({ created_at }) => created_at)).toEqual([NOW - 2, NOW - 1]);
  const { all } = await db
    .selectFrom('sign_ins')
    .select((eb) => eb.fn.countAll<number>().as('all'))
    .executeTakeFirstOrThrow();
  expect(all).toBe(MOST_BEGUN + 2);
  await server.close();
});
