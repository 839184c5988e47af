// One session across devices (A §4, §7), with the real client: which device is notified, which stays, which is closed, on one server and on two.
import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { transports } from './fixture/client.ts';
import { connect, type LoginServers, loginServers } from './fixture/login-server.ts';

/** Long enough for a signal from another server. */
const A_MOMENT = 300;

describe.each(databases.filter(({ available }) => available))('two servers on $name', ({ make }) => {
  let servers: LoginServers;
  let here = '';
  let there = '';
  let number = 0;
  beforeAll(async () => {
    servers = await loginServers(await make(), 2);
    [here = '', there = ''] = servers.addresses;
  });
  afterAll(() => servers.close(), 60_000);
  const person = () => servers.person(`ada${number++}@example.org`);

  test.each(Object.entries(transports))('the device that signed in before is told, over %s', async (_, options) => {
    const ada = await person();
    const [old, young] = [await servers.device(ada), await servers.device(ada)];
    const first = await connect(here, old, { options });
    const second = await connect(there, young, { options });
    await expect.poll(() => first.told, { timeout: 5000 }).toEqual([[old.session.uuid, true]]);
    expect([second.told, first.ended()]).toEqual([[], false]);
    await Promise.all([first, second].map(({ connection }) => connection.stop()));
  });

  test('which device is notified does not depend on the order of reconnection', async () => {
    const ada = await person();
    const [old, young] = [await servers.device(ada), await servers.device(ada)];
    const second = await connect(there, young);
    const first = await connect(here, old);
    await expect.poll(() => first.told, { timeout: 5000 }).toEqual([[old.session.uuid, true]]);
    await pause(A_MOMENT);
    expect(second.told).toEqual([]);
    await Promise.all([first, second].map(({ connection }) => connection.stop()));
  });

  test('so many devices as the event allows; without asking where it does not ask', async () => {
    const ada = await person();
    const own = [await servers.device(ada), await servers.device(ada)] as const;
    const [first, second] = [await connect(here, own[0], { event: 'pair27' }), await connect(there, own[1], { event: 'pair27' })];
    const free = await connect(here, own[0], { event: 'free27' });
    await pause(A_MOMENT);
    expect([first.told, second.told]).toEqual([[], []]);
    const third = await connect(there, await servers.device(ada), { event: 'pair27' });
    await expect.poll(() => first.told, { timeout: 5000 }).toEqual([[own[0].session.uuid, false]]);
    await pause(A_MOMENT);
    expect([second.told, third.told, free.told]).toEqual([[], [], []]);
    await Promise.all([first, second, third, free].map(({ connection }) => connection.stop()));
  });

  test('a device that continues stays; one that cannot be asked is closed on notice; one that signs out closes', async () => {
    const ada = await person();
    const [stays, silent, young] = [await servers.device(ada), await servers.device(ada), await servers.device(ada)];
    const first = await connect(here, stays, { query: '&persist=1' });
    const second = await connect(here, silent, { query: '&intmodal=0' });
    const third = await connect(there, young);
    await expect.poll(() => second.told, { timeout: 5000 }).toEqual([[silent.session.uuid, true]]);
    await expect.poll(second.ended, { timeout: 5000 }).toBe(true);
    expect([first.told, first.ended(), third.told]).toEqual([[], false, []]);
    expect(await third.connection.invoke('CloseConnection')).toBeNull();
    await expect.poll(third.ended, { timeout: 5000 }).toBe(true);
    expect(first.ended()).toBe(false);
    await first.connection.stop();
  });

  test('nobody can sign out others, whatever uuid, jwt or event they name', async () => {
    const [ada, eve] = [await person(), await person()];
    const victim = await servers.device(ada);
    const first = await connect(here, victim);
    for (let count = 0; count < 3; count++) {
      const own = await servers.device(eve);
      const query = `&uuid=${victim.session.uuid}&jwt=${victim.session.hash}&accountId=${ada}`;
      const attacker = await connect(there, own, { query });
      for (const name of ['remoteLogout', 'CloseConnectionOf', 'JoinGroup'])
        await expect(attacker.connection.invoke(name, victim.session.uuid)).rejects.toThrow('no method');
      await expect(attacker.connection.invoke('CloseConnection', victim.session.uuid)).rejects.toThrow('arguments');
      await attacker.connection.stop();
    }
    await pause(A_MOMENT);
    expect([first.told, first.ended()]).toEqual([[], false]);
    await first.connection.stop();
  });

  test.each(Object.entries(transports))(
    'a session that ends on another server ends its connections at once, over %s',
    async (_, options) => {
      const ada = await person();
      const [one, other] = [await servers.device(ada), await servers.device(ada)];
      const [first, second] = [
        await connect(there, one, { event: 'free27', options }),
        await connect(there, other, { event: 'free27', options }),
      ];
      await servers.sessions.end({ hash: one.session.hash });
      await expect.poll(first.ended, { timeout: 2000 }).toBe(true);
      expect([first.error(), second.ended()]).toEqual([expect.stringContaining('The session has ended.'), false]);
      await expect(connect(there, one)).rejects.toThrow('401');
      await second.connection.stop();
    },
  );

  test.each(Object.entries(transports))('who is blocked by the command line is told to leave, and closed, over %s', async (_, options) => {
    const [ada, eve] = [await person(), await person()];
    const own = [await servers.device(ada), await servers.device(ada)] as const;
    const [first, second] = [
      await connect(here, own[0], { event: 'free27', options }),
      await connect(there, own[1], { event: 'free27', options }),
    ];
    const other = await connect(here, await servers.device(eve), { event: 'free27', options });
    await servers.block(ada);
    for (const [at, one] of [first, second].entries()) {
      await expect.poll(one.ended, { timeout: 5000 }).toBe(true);
      // A poll that comes after it is refused already.
      expect([one.told, one.error()]).toEqual([[[own[at]!.session.uuid, false]], expect.stringMatching(/The session has ended\.|401/)]);
    }
    expect([other.told, other.ended()]).toEqual([[], false]);
    await expect(connect(here, own[0])).rejects.toThrow('401');
    await other.connection.stop();
  });

  test('without a session there is no hub', async () => {
    const nobody = { session: undefined as never, cookie: 'foyer-session-demo=made-up' };
    for (const options of Object.values(transports))
      await expect(connect(here, nobody, { options })).rejects.toThrow(/401|failed to connect/i);
    const ada = await servers.device(await person());
    await expect(connect(here, ada, { event: 'rival27' })).rejects.toThrow('401');
    await expect(connect(here, ada, { event: 'nowhere' })).rejects.toThrow('404');
    await expect(connect(here, ada, { event: '' })).rejects.toThrow('400');
    const secret = ada.cookie.split('=')[1]!;
    const options = { accessTokenFactory: () => secret };
    await expect(connect(here, nobody, { options, query: `&jwt=${secret}` })).rejects.toThrow('401');
  });

  test('a session that is over ends its connection', async () => {
    const device = await servers.device(await person());
    const one = await connect(here, device, { event: 'free27' });
    servers.skip(12 * 60 * 60 * 1000);
    await expect.poll(one.ended, { timeout: 3000 }).toBe(true);
  });

  test('20 flaps leave one connection', async () => {
    const device = await servers.device(await person());
    const sockets = new Set<Socket>();
    servers.apps[0]!.server.on('connection', (socket: Socket) => void sockets.add(socket));
    const one = await connect(here, device, { event: 'free27', again: 1 });
    const start = await new Promise<number>((resolve) => servers.apps[0]!.server.getConnections((_, count) => resolve(count)));
    for (let flap = 0; flap < 20; flap++) {
      const back = new Promise<void>((resolve) => one.connection.onreconnected(() => resolve()));
      // As if the network had gone.
      for (const socket of sockets) socket.destroy();
      await back;
    }
    await pause(A_MOMENT);
    const now = await new Promise<number>((resolve) => servers.apps[0]!.server.getConnections((_, count) => resolve(count)));
    expect(now).toBeLessThanOrEqual(start + 1);
    expect(one.connection.state).toBe('Connected');
    await one.connection.stop();
  });
});

describe('a server that ends', () => {
  test.each(Object.entries(transports))('tells its clients to come back, over %s', async (_, options) => {
    const servers = await loginServers(await databases[0]!.make(), 1);
    const device = await servers.device(await servers.person('ada@example.org'));
    const one = await connect(servers.addresses[0]!, device, { event: 'free27', options, again: 60_000 });
    const leaving = new Promise<string>((resolve) => one.connection.onreconnecting((error) => resolve(error?.message ?? '')));
    const started = performance.now();
    await servers.close();
    expect(performance.now() - started).toBeLessThan(3000);
    await leaving;
    expect([one.ended(), one.connection.state]).toEqual([false, 'Reconnecting']);
    await one.connection.stop();
  });
});
