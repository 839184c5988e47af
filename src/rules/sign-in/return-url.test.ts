// Return addresses: nothing leaves the allow-list, whatever the spelling (quality S03, three corpora).
import * as z from 'zod';
import { describe, expect, test } from 'vitest';
import { hasShared, readShared } from '../../../tests/support/shared.ts';
import { acceptReturnUrl } from './return-url.ts';

const place = { origin: 'https://event.example', allowed: ['https://forms.example'] };
const casesOf = <S extends z.ZodType>(file: string, one: S): z.output<S>[] =>
  hasShared ? z.object({ cases: z.array(one) }).parse(JSON.parse(readShared(`cases/redirect/${file}`))).cases : [];

/** Whether a browser that goes there stays where it may. */
const stays = (href: string): boolean => {
  const { origin, username } = new URL(href);
  return username === '' && (origin === place.origin || place.allowed.includes(origin));
};

test.each([
  ['/home/a/b/en-GB?x=1#y', 'https://event.example/home/a/b/en-GB?x=1#y'],
  ['https://forms.example/back', 'https://forms.example/back'],
  ['', undefined],
  ['/..//evil.example', undefined],
  ['/a\u0000b', undefined],
  ['/a\u0085b', undefined],
  ['https://user:word@event.example/', undefined],
  [`/${'a'.repeat(4096)}`, undefined],
])('%j → %j', (written, expected) => {
  expect(acceptReturnUrl(written, place)).toBe(expected);
});

describe.skipIf(!hasShared)('corpora', () => {
  const decisions = casesOf('return-url-decisions.json', z.object({ id: z.string(), returnUrl: z.string(), expected: z.string() }));
  test.each(decisions)('$id $returnUrl: $expected', ({ returnUrl, expected }) => {
    const href = acceptReturnUrl(returnUrl, place);
    if (href !== undefined) expect(stays(href)).toBe(true);
    if (expected !== 'either') expect(href !== undefined).toBe(expected === 'accept');
  });

  test('payloads: raw, encoded, encoded twice', () => {
    const payloads = casesOf('open-redirect-payloads.json', z.object({ returnUrl: z.string() })).map(({ returnUrl }) => returnUrl);
    expect(payloads.length).toBeGreaterThan(100);
    const left = payloads
      .flatMap((raw) => [raw, encodeURIComponent(raw), encodeURIComponent(encodeURIComponent(raw))])
      .flatMap((written) => acceptReturnUrl(written, place) ?? [])
      // Followed by its path alone, as a router does.
      .flatMap((href) => [href, new URL(new URL(href).pathname, place.origin).href])
      .filter((href) => !stays(href));
    expect(left).toEqual([]);
  });

  test('addresses of the web platform tests are read as browsers read them', () => {
    const cases = casesOf(
      'wpt-urltestdata.json',
      z.object({
        input: z.string(),
        base: z.string().nullish(),
        failure: z.boolean().optional(),
        href: z.string().optional(),
        origin: z.string().optional(),
      }),
    );
    expect(cases.length).toBeGreaterThan(300);
    for (const { input, base, failure, href, origin } of cases) {
      const here = { ...place, base: base ?? 'about:blank' };
      // Where its own origin is allowed, an address is returned exactly as the tests say, or not at all.
      const open = acceptReturnUrl(input, { ...here, allowed: origin ? [origin] : [] });
      if (failure) expect.soft(open, input).toBeUndefined();
      else if (open !== undefined) expect.soft(open, input).toBe(href);
      const closed = acceptReturnUrl(input, here);
      if (closed !== undefined) expect.soft(stays(closed), input).toBe(true);
    }
  });
});

test('an origin that is allowed by mistake opens no other scheme', () => {
  const place = { origin: 'https://congress.example.org', allowed: ['ftp://files.example.org', 'null'] };
  for (const written of ['ftp://files.example.org/x', 'javascript:alert(1)', 'data:text/html,x'])
    expect(acceptReturnUrl(written, place)).toBeUndefined();
});
