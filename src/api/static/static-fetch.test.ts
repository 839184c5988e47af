// A static site answers everybody alike: neither an access class nor a preview makes another file.
import { expect, test } from 'vitest';
import { staticFetch } from './static-fetch.ts';

test.each([
  ['/api/Modules/PAGSessionsV2?eventid=k&for=preview&version=3', '/site/api/modules/pagsessionsv2/eventid/k.json'],
  ['/api/Modules/PAGData?eventid=k&for=class-a&version=3', '/site/api/modules/pagdata/eventid/k.json'],
  [
    '/api/modules/GetResources?eventshort=k&for=preview&setname=theme&version=3',
    '/site/api/modules/getresources/eventshort/k/setname/theme/version/3.json',
  ],
])('%s', async (address, file) => {
  const asked: string[] = [];
  const ask = staticFetch({ base: '/site/', fetch: async (path) => (asked.push(String(path)), Response.json([])) });
  await ask(address);
  expect(asked).toEqual([file]);
});
