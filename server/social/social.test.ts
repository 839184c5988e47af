// Pictures of shared links: drawn once, for what visitors may see, in every script that fonts are bundled for.
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { PageOf } from '../html/first-view.ts';
import { testParts, testServer, type TestServer } from '../fixture/test-app.ts';
import { contrast } from '../../src/ui/theme/colour.ts';
import { drawCard } from './card.ts';
import { FACE, facePicture, panelColour } from './card-faces.ts';
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

  test('the cover of a session: the colour of its track to the edge, in both directions, words beside it', async () => {
    const words = { titles: ['A title that needs several lines to be read by anybody at all'], lines: ['Monday'], event: 'Heart 2027' };
    const faces = [{ initials: 'JB' }, { initials: 'AO' }];
    for (const rightToLeft of [false, true]) {
      const png = await drawCard(painter, words, { ...look, rightToLeft, cover: { colour: '#1f7a70', faces } });
      const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const at = (x: number, y: number): string => data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3).toString('hex');
      const mirrored = (x: number): number => (rightToLeft ? 1199 - x : x);
      expect([at(mirrored(1190), 10), at(mirrored(890), 620), at(mirrored(870), 10), at(mirrored(10), 10)]).toEqual([
        '1f7a70',
        '1f7a70',
        '8c1c2b',
        '8c1c2b',
      ]);
      // Discs on it are white; the strip before it is free of words.
      expect(at(mirrored(1042), 190)).toBe('ffffff');
      const strip = await sharp(png)
        .extract({ left: rightToLeft ? 320 : 850, top: 0, width: 30, height: 630 })
        .raw()
        .toBuffer({ resolveWithObject: true });
      expect(new Set(Array.from({ length: 30 * 630 }, (_, one) => strip.data.subarray(one * 3, one * 3 + 3).toString('hex'))).size).toBe(1);
    }
  });

  test('a portrait is a disc in the hue of its track; what is no picture is replaced by initials', async () => {
    const portrait = await sharp({ create: { width: 90, height: 120, channels: 3, background: '#2040f0' } })
      .composite([
        {
          input: await sharp({ create: { width: 90, height: 50, channels: 3, background: '#ffe0c0' } })
            .png()
            .toBuffer(),
          top: 0,
          left: 0,
        },
      ])
      .jpeg()
      .toBuffer();
    const whole = await facePicture(painter, { initials: 'JB', portrait }, '#1f7a70', 'inter');
    const { data } = await sharp(whole.data).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number): number[] => [...data.subarray((y * FACE + x) * 4, (y * FACE + x) * 4 + 4)];
    const [red, , blue] = at(FACE / 2, FACE - 30);
    expect(red).toBeLessThan(blue!);
    expect(at(FACE / 2, FACE - 30)[1]!).toBeGreaterThan(red!);
    expect(at(FACE / 2, FACE - 30)[1]!).toBeLessThan(at(FACE / 2, 30)[1]!);
    expect(at(2, 2)[3]).toBe(0);
    const [initials, broken] = await Promise.all(
      [undefined, Buffer.from('<html>')].map((bytes) => facePicture(painter, { initials: 'JB', portrait: bytes }, '#1f7a70', 'inter')),
    );
    expect(broken!.data.equals(initials!.data)).toBe(true);
    expect(initials!.data.equals(whole.data)).toBe(false);
  });

  test('a track in the colour of the event is made to differ from it', () => {
    for (const ground of ['#8c1c2b', '#ffffff', '#000000', '#f2c200']) {
      expect(contrast(panelColour(ground, ground), ground)).toBeGreaterThanOrEqual(1.7);
    }
    expect(panelColour('#1f7a70', '#ffffff')).toBe('#1f7a70');
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
