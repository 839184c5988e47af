// A feed is fetched from where the organiser configured it and from nowhere else, whole or not at all, and its secret goes to one host.
import { createServer, type RequestListener } from 'node:http';
import { createServer as createPlain, type AddressInfo, type Server } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { type FeedOptions, fetchFeed } from './fetch-feed.ts';

async function port(server: Server): Promise<number> {
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}
const site = async (listener: RequestListener): Promise<string> => `http://127.0.0.1:${await port(createServer(listener))}`;
const fetched = (url: string, more: Partial<FeedOptions> = {}) =>
  fetchFeed(url, { allowPrivate: true, etag: '', authorization: '', ...more });

test('the secret of a feed goes to the host it is intended for, and to none it redirects to', async () => {
  const seen: string[] = [];
  const other = await site((request, response) => {
    seen.push(`other ${request.headers.authorization ?? 'without'}`);
    response.end('id,email');
  });
  const first = await site((request, response) => {
    seen.push(`first ${request.headers.authorization ?? 'without'}`);
    response.writeHead(302, { location: request.url === '/' ? '/again' : `${other}/list` }).end();
  });
  await fetched(`${first}/`, { authorization: 'Bearer key' });
  expect(seen).toEqual(['first Bearer key', 'first Bearer key', 'other without']);
});

test('three redirects are followed; a fourth ends the fetch, and what lies behind is not requested', async () => {
  const seen: string[] = [];
  const address = await site(({ url = '' }, response) => {
    seen.push(url);
    const left = Number(url.slice(1));
    if (left > 0) response.writeHead(302, { location: `/${left - 1}` }).end();
    else response.end('id,email');
  });
  expect(String((await fetched(`${address}/3`))?.bytes)).toBe(String(Buffer.from('id,email')));
  expect(seen).toEqual(['/3', '/2', '/1', '/0']);
  seen.length = 0;
  await expect(fetched(`${address}/4`)).rejects.toThrow('The feed redirects more than 3 times.');
  expect(seen).toEqual(['/4', '/3', '/2', '/1']);
});

test('name and password in an address are refused before any request, in a redirect too', async () => {
  let asked = 0;
  const address = await site((_, response) => {
    asked += 1;
    response.end('x');
  });
  const named = address.replace('http://', 'http://mira:secret@');
  await expect(fetched(named)).rejects.toThrow(/do not belong into the address/);
  await expect(fetched(named.replace(':secret', ''))).rejects.toThrow(/do not belong into the address/);
  expect(asked).toBe(0);
  const leading = await site((_, response) => response.writeHead(301, { location: named }).end());
  await expect(fetched(leading)).rejects.toThrow(/do not belong into the address/);
  expect(asked).toBe(0);
});

test('a feed that is too long is no feed: what is cut off would withdraw the rest', async () => {
  const address = await site((_, response) => response.end('x'.repeat(1000)));
  expect((await fetched(address, { most: 1000 }))?.bytes).toHaveLength(1000);
  await expect(fetched(address, { most: 999 })).rejects.toThrow('The feed has more than 999 bytes.');
});

test('without permission for the own network no request reaches it', async () => {
  let knocked = 0;
  const at = await port(
    createPlain((socket) => {
      knocked += 1;
      socket.destroy();
    }),
  );
  for (const host of [`127.0.0.1:${at}`, `localhost:${at}`, '127.0.0.1', '[::1]', '2130706433', '169.254.169.254'])
    await expect(fetched(`https://${host}/`, { allowPrivate: false, patience: 5000 }), host).rejects.toThrow(/not reachable/);
  expect(knocked).toBe(0);
});

test.each(['http://feeds.example.org/list', 'ftp://feeds.example.org/list', 'file:///etc/passwd', 'no address'])(
  '%s does not begin with https:// and is said to',
  async (address) => {
    await expect(fetched(address, { allowPrivate: false })).rejects.toThrow('The address of a feed begins with https://.');
  },
);

test('plain HTTP is for the own network, and no other protocol is for any', async () => {
  await expect(fetched('ftp://127.0.0.1/list')).rejects.toThrow('The address of a feed begins with https://.');
});
