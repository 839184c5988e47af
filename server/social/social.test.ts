// Pictures of shared links: drawn once, for what visitors may see, in every script that fonts are bundled for.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '../html/first-view.ts';
import { testParts, testServer, type TestServer } from '../fixture/test-app.ts';
import { drawCard } from './card.ts';
import { type TextPainter, textPainter } from './draw-text.ts';

describe('on the server', () => {
  let server: TestServer;
  const closed = new Set<string>();
  const pageOf: PageOf = ({ page, params }) => ({
    key: closed.has(params['sessionId'] ?? '') ? 'LoginPage' : page,
    title: '',
    description: '',
    components: [],
  });
  beforeAll(async () => {
    server = await testServer({
      firstView: { ...testParts({} as never).firstView, pageOf },
      template: async () => '<!doctype html><html><head><title>x</title></head><body></body></html>',
    });
  });
  afterAll(() => server.close());
  const get = (url: string, headers: Record<string, string> = {}) => server.app.inject({ url, headers });

  test('the head of a page names its picture, which is there in the size it says', async () => {
    for (const path of ['/home/demo/heart27/de-DE', '/demo/heart27/de-DE/session/s-opening']) {
      const { body } = await get(path, { accept: 'text/html', host: 'heart.example.org' });
      const address = /property="og:image" content="http:\/\/heart\.example\.org([^"]+)"/.exec(body)?.[1] ?? '';
      const picture = await get(address);
      expect([picture.statusCode, picture.headers['content-type'], picture.headers['cache-control']], address).toEqual([
        200,
        'image/png',
        'public, max-age=31536000, immutable',
      ]);
      const { width, height } = await sharp(picture.rawPayload).metadata();
      expect([String(width), String(height)]).toEqual(
        ['width', 'height'].map((side) => new RegExp(`og:image:${side}" content="(\\d+)"`).exec(body)?.[1]),
      );
      expect((await get(address, { 'if-none-match': String(picture.headers['etag']) })).statusCode).toBe(304);
    }
  });

  test.each([
    '/social/demo/heart27/1/en-GB/session/nobody.png',
    '/social/demo/heart27/1/en-GB/session/s-opening',
    '/social/demo/heart27/1/en-GB/session/.png',
    '/social/demo/heart27/1/fr-FR/home.png',
    '/social/demo/heart27/x/en-GB/home.png',
    '/social/demo/nothing/1/en-GB/home.png',
  ])('%s is no picture', async (path) => {
    expect((await get(path)).statusCode).toBe(404);
  });

  test('a session whose page is closed has none, also when it was drawn before', async () => {
    const path = '/social/demo/heart27/1/en-GB/session/s-opening.png';
    expect((await get(path)).statusCode).toBe(200);
    closed.add('s-opening');
    expect((await get(path)).statusCode).toBe(404);
    closed.clear();
  });
});

describe('the drawing', () => {
  let painter: TextPainter;
  beforeAll(async () => void (painter = await textPainter()));
  const look = { brand: '#8c1c2b', heading: 'inter', rightToLeft: false };
  /** Left and right edge of what is drawn, in pixels. */
  const edges = async (titles: string[], rightToLeft = false): Promise<[number, number]> => {
    const png = await drawCard(painter, { titles, lines: [], event: '' }, { ...look, rightToLeft });
    const { info } = await sharp(png).trim({ background: look.brand }).toBuffer({ resolveWithObject: true });
    const left = -(info.trimOffsetLeft ?? 0);
    return [left, left + info.width];
  };

  test.each([
    'Rhythm',
    'A title that is much longer than any other and needs several lines to be read by anybody at all '.repeat(3),
    'Donaudampfschifffahrtsgesellschaftskapitänsmützenabzeichenverleihungsurkunde'.repeat(3),
    '心力衰竭的最新进展与未来展望以及更多的内容在这里'.repeat(4),
    'Καρδιά и ритм <b>&amp;</b> "quoted"',
  ])('%s stays within the margins', async (title) => {
    const [left, right] = await edges([title]);
    expect(left).toBeGreaterThanOrEqual(79);
    expect(right).toBeLessThanOrEqual(1121);
  });

  test.each([
    ['accents', `a${'\u0301'.repeat(5000)}`],
    ['control characters', 'a\u0000b\u001b[2Jc\u0007'],
    ['markup', '<span font="999">x</span>&#x0;&bogus;'],
    ['turned writing', `${'\u202e'.repeat(500)}evil`],
    ['half a letter', 'a\ud800b'],
    ['joiners', `a${'\u200d'.repeat(5000)}b`],
  ])('%s everywhere do not keep a picture from being drawn', async (_, words) => {
    const png = await drawCard(painter, { titles: [words], lines: [words, words], event: words }, look);
    expect(await sharp(png).metadata()).toMatchObject({ width: 1200, height: 630 });
  });

  test('from right to left a title ends at the right', async () => {
    const [left, right] = await edges(['قصور القلب'], true);
    expect(left).toBeGreaterThan(500);
    expect(Math.abs(right - 1120)).toBeLessThan(12);
  });

  test('the motif of the event runs from margin to margin below the words; without one nothing does', async () => {
    const words = { titles: ['Rhythm'], lines: [], event: 'Heart 2027' };
    const lower = { left: 0, top: 560, width: 1200, height: 70 };
    const draw = async (motif?: { path: string; stroke: number }): Promise<Buffer> =>
      sharp(await drawCard(painter, words, { ...look, motif }))
        .extract(lower)
        .png()
        .toBuffer();
    const { info } = await sharp(await draw({ path: 'M0 12H240', stroke: 1.5 }))
      .trim({ background: look.brand })
      .toBuffer({ resolveWithObject: true });
    expect(info.width).toBeGreaterThan(1030);
    expect(info.width).toBeLessThan(1046);
    expect(info.height).toBeLessThan(8);
    const [none, empty] = [await draw(), await draw({ path: '', stroke: 1.5 })];
    expect((await sharp(none).stats()).isOpaque).toBe(true);
    expect(new Set(await sharp(none).raw().toBuffer()).size).toBe(3);
    expect(empty.equals(none)).toBe(true);
  });

  test('what no font has is drawn in the next language; without any, the rest is', async () => {
    expect(await edges(['សួស្តី', 'Rhythm'])).toEqual(await edges(['Rhythm']));
    const png = await drawCard(painter, { titles: ['សួស្តី'], lines: ['Hall A'], event: 'Heart 2027' }, look);
    expect((await sharp(png).metadata()).width).toBe(1200);
  });

  test('a logo that is no picture is replaced by the name', async () => {
    const words = { titles: ['Rhythm'], lines: [], event: 'Heart 2027' };
    const [without, broken] = await Promise.all([
      drawCard(painter, words, look),
      drawCard(painter, words, { ...look, logo: Buffer.from('<html>') }),
    ]);
    expect(broken.equals(without)).toBe(true);
  });
});
