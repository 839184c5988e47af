// What a device installs of an event: a manifest in each language whose addresses are there, and icons in the sizes they say.
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testServer, type TestServer } from '../fixture/test-app.ts';
import { drawIcon } from './draw-icon.ts';

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>' });
});
afterAll(() => server.close());
const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

type Manifest = {
  name: string;
  lang: string;
  dir: string;
  start_url: string;
  scope: string;
  icons: { src: string; sizes: string; purpose: string }[];
};

test('each language has its own, which leads to the home page in that language', async () => {
  for (const language of ['en-GB', 'de-DE']) {
    const { body } = await get(`/home/demo/heart27/${language}`, { accept: 'text/html' });
    const address = /<link rel="manifest" href="([^"]+)">/.exec(body)?.[1] ?? '';
    const answer = await get(address);
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']], address).toEqual([
      200,
      'application/manifest+json; charset=utf-8',
      'public, max-age=31536000, immutable',
    ]);
    const manifest = answer.json<Manifest>();
    expect([manifest.lang, manifest.dir, manifest.scope]).toEqual([language, 'ltr', '/']);
    expect(manifest.start_url).toBe(`/home/demo/heart27/${language}`);
    expect(manifest.name).not.toBe('');
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  }
});

test.each([
  '/install/demo/heart27/1/fr-FR.webmanifest',
  '/install/demo/heart27/1/icon-513.png',
  '/install/demo/heart27/x/icon-192.png',
  '/install/demo/none/1/icon-192.png',
])('%s is not there', async (path) => {
  expect((await get(path)).statusCode).toBe(404);
});

test('a maskable icon is the brand colour to its edges, the mark in its middle; another one is the mark itself', async () => {
  const mark = await sharp({ create: { width: 40, height: 20, channels: 4, background: '#ffffff' } })
    .png()
    .toBuffer();
  const at = async (png: Buffer, x: number, y: number): Promise<number[]> => {
    const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return [...data.subarray((y * info.width + x) * 4, (y * info.width + x) * 4 + 4)];
  };
  const maskable = await drawIcon(mark, { side: 192, purpose: 'maskable', brand: '#8c1c2b' });
  expect([await at(maskable, 0, 0), await at(maskable, 96, 96)]).toEqual([
    [140, 28, 43, 255],
    [255, 255, 255, 255],
  ]);
  const plain = await drawIcon(mark, { side: 192, purpose: 'any', brand: '#8c1c2b' });
  expect([await at(plain, 96, 2), await at(plain, 96, 96)]).toEqual([
    [0, 0, 0, 0],
    [255, 255, 255, 255],
  ]);
  expect((await sharp(plain).metadata()).width).toBe(192);
});
