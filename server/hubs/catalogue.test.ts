// The functional cases of the protocol with the real client, on every transport.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { cases, runCasesOn, started } from './fixture/catalogue-cases.ts';
import { catalogueHub } from './fixture/catalogue-hub.ts';
import { nextCall, transports } from './fixture/client.ts';
import { hubServer } from './fixture/hub-server.ts';

const open = catalogueHub();
const guarded = catalogueHub({ path: '/authorizedhub', token: 'letmein' });
const broken = catalogueHub({ path: '/uncreatable', fails: true });
let server: Awaited<ReturnType<typeof hubServer>>;
beforeAll(async () => {
  server = await hubServer({ hubs: [open.hub, guarded.hub, broken.hub] as never });
  runCasesOn({ ...server, open });
});
afterAll(() => server.close());

/** Cases of the catalogue that are not here, and why. */
const leftOut: Readonly<Record<string, string>> = {
  'sf-1': 'skipped by its authors too: needs a listener with a certificate',
  'sf-26': 'redirects of negotiate are not offered',
  'sf-30': 'all transports are always offered; server-sent events are chosen by every case above',
  'sf-31': 'MessagePack is not offered',
  'sf-32': 'needs a browser; every transport is tested by itself',
  'sf-34': 'needs a browser',
  'sf-37': 'needs an endpoint without hub protocol, which the product does not have',
  'sf-38': 'as sf-37',
  'sf-39': 'as sf-37; what the client logs',
  'sf-40': 'as sf-37; what the client logs',
  'sf-41': 'needs a browser and another origin',
};

describe.each(Object.entries(transports))('%s', (_, options) => {
  test.each(Object.entries(cases))('%s', async (_id, run) => void (await run(options)));

  test('only own methods can be called', () =>
    started(options, async (one) => {
      for (const name of ['constructor', 'toString', '__proto__', 'hasOwnProperty', 'echo', ''])
        await expect(one.invoke(name), name).rejects.toThrow(/no method|not as it must be/);
      expect(await one.invoke('Echo', 'still here')).toBe('still here');
    }));

  test('a message to all reaches all', () =>
    started(options, (one) =>
      started(options, async (other) => {
        const got = [nextCall(one, 'Message'), nextCall(other, 'Message')];
        await one.invoke('Broadcast', '🎉');
        expect(await Promise.all(got)).toEqual([['🎉'], ['🎉']]);
      }),
    ));
});

test.skipIf(!hasShared)('every case of the catalogue is run or left out with a reason', () => {
  const known = (JSON.parse(readShared('cases/signalr/functional-catalogue.json')) as { cases: { id: string }[] }).cases;
  const ids = known.map(({ id }) => id);
  expect(ids.filter((id) => !(id in cases) && !(id in leftOut))).toEqual([]);
  expect(Object.keys({ ...cases, ...leftOut }).filter((id) => !ids.includes(id))).toEqual([]);
});
