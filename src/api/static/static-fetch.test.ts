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

test('chosen people come from the file of all, in the order asked', async () => {
  const asked: string[] = [];
  const people = ['a', 'b', 'c'].map((Id) => ({ Id }));
  const ask = staticFetch({ base: '/site/', fetch: async (path) => (asked.push(String(path)), Response.json(people)) });
  expect(await (await ask('/api/Modules/PAGAuthors?eventid=k&ids=c,nobody,a,c')).json()).toEqual([{ Id: 'c' }, { Id: 'a' }]);
  expect(asked).toEqual(['/site/api/modules/pagauthors/eventid/k.json']);
});
