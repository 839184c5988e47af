// The colour and logo of an event that is loading, and nothing an organiser writes leaves the rule.
import { expect, test } from 'vitest';
import { loadingCss } from './loading-css.ts';

const home = { instance: 'kardia', shortName: 'kardia2027', version: 3 };
const css = (loadingColour: string, loadingLogo: string): string => loadingCss({ loadingColour, loadingLogo }, home);

test('colour and logo, one of them, or nothing', () => {
  expect(css('', '')).toBe('');
  expect(css('#8c1c2b', '')).toContain('background: #8c1c2b;');
  expect(css('#8c1c2b', 'asset:logo.svg')).toContain('background: #8c1c2b url("/assets/kardia/kardia2027/3/logo.svg") center');
  expect(css('', 'javascript:alert(1)')).toBe('');
});

test.each(['https://a.example.org/"); } body { display: none', 'https://a.example.org/\\", x', 'https://a.example.org/\n} b {'])(
  'an address stays an address: %j',
  (logo) => {
    const [, address = ''] = /url\("([^"]*)"\)/.exec(css('', logo)) ?? [];
    expect(css('', logo).replace(address, '')).toBe(css('', 'https://x').replace('https://x', ''));
    expect(address).toMatch(/^[^"\\\n]+$/);
  },
);
