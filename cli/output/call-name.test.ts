import { expect, test } from 'vitest';
import { typedCall } from './call-name.ts';

test('a next step is printed as it is typed where this call was', () => {
  const call = ['publish', 'my-events'];
  expect(typedCall(call, { env: { npm_lifecycle_event: 'foyer' }, script: '/a/cli/index.ts' })).toBe(
    'npm run -s foyer -- publish my-events',
  );
  expect(typedCall(call, { env: {}, script: '/a/node_modules/.bin/foyer' })).toBe('npx foyer publish my-events');
  expect(typedCall(call, { env: {}, script: '/a/cli/bin.mjs' })).toBe('npx foyer publish my-events');
  // `npm test` is no call of foyer.
  expect(typedCall(call, { env: { npm_lifecycle_event: 'test' }, script: '/a/cli/index.ts' })).toBe('node cli/index.ts publish my-events');
});

test('an argument with blanks or quotes is quoted', () => {
  expect(typedCall(['publish', "Mira's events", '$HOME'], { env: {}, script: 'x' })).toBe(
    `node cli/index.ts publish 'Mira'\\''s events' '$HOME'`,
  );
});
