// Addresses in content: assets resolved, unsafe schemes left out.
import { expect, test } from 'vitest';
import { publicAddress } from './addresses.ts';

const home = { instance: 'demo', shortName: 'heart27', version: 3 };

test.each([
  ['asset:logo.svg', '/assets/demo/heart27/3/logo.svg'],
  ['asset:/plans/hall a.svg', '/assets/demo/heart27/3/plans/hall%20a.svg'],
  ['https://example.org/x', 'https://example.org/x'],
  ['HTTP://example.org', 'HTTP://example.org'],
  ['mailto:desk@example.org', 'mailto:desk@example.org'],
  ['/home/demo/heart27/en-GB', '/home/demo/heart27/en-GB'],
  ['#chairs', '#chairs'],
  ['www.example.org/page', 'https://www.example.org/page'],
  ['', ''],
  ['javascript:alert(1)', ''],
  [' jAvAsCrIpT:alert(1)', ''],
  ['data:text/html,x', ''],
  ['//example.org', ''],
  ['/\\example.org', ''],
  ['blob:https://example.org/1', ''],
])('%j is %j', (written, expected) => {
  expect(publicAddress(written, home)).toBe(expected);
});
