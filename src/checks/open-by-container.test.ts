// What is open in one container is open to everybody: each switch that does it is reported, with its place, and only where it opens something.
import { expect, test } from 'vitest';
import { appWith, checked, said } from './checked.fixture.ts';

const found = async (keys: object): Promise<string[]> => (await said(appWith(keys))).filter((line) => line.includes('open-by-container'));

test.each([
  ['holdingDisabledInApp', { holdingDisabledInApp: true }, 'app'],
  ['holdingDisabledInTerminal', { holdingDisabledInTerminal: true, holdingAfter: false }, 'terminal'],
  ['defaults/disableAuthForApp', { defaults: { allPagesWithAuth: true, disableAuthForApp: true } }, 'app'],
  ['defaults/disableAuthForTerminal', { defaults: { signInPages: ['LivePage'], disableAuthForTerminal: true } }, 'terminal'],
  ['defaults/disableAuthForAppPages', { defaults: { allPagesWithAuth: true, disableAuthForAppPages: ['LivePage'] } }, 'app'],
])('%s', async (place, keys, container) => {
  expect(await found(keys)).toEqual([
    expect.stringMatching(new RegExp(`^warning open-by-container app\\.json/${place} anybody .*\\?container=${container} `)),
  ]);
});

test('a switch that opens nothing is not reported', async () => {
  expect(await found({ holdingDisabledInApp: true, holdingBefore: false, holdingAfter: false })).toEqual([]);
  expect(
    await found({ defaults: { disableAuthForApp: true, disableAuthForTerminal: true, disableAuthForAppPages: ['LivePage'] } }),
  ).toEqual([]);
  expect(await found({ defaults: { allPagesWithAuth: true, disableAuth: true, disableAuthForApp: true } })).toEqual([]);
});

test('what the matrix of the app does not target is open in it: a note', async () => {
  const policy = (Name: string, Identifier: string[]) => ({
    Name,
    Type: 'Page',
    Identifier,
    Effect: 'Allow',
    Requirements: [{ PrincipalField: 'UserLoggedIn', Values: ['true'] }],
  });
  const found = async (inApp: string[], active = true) =>
    (
      await checked({
        'access.json': {
          schemaVersion: 1,
          policies: [policy('site', ['LivePage', 'PagSearchPage'])],
          appAccessMatrixActive: active,
          appAccessMatrix: { policies: [policy('app', inApp)] },
        },
      })
    ).filter((line) => line.startsWith('open-by-container'));
  expect(await found(['LivePage'])).toEqual(['open-by-container /appAccessMatrix']);
  expect(await found(['LivePage', 'PagSearchPage', 'HomePage'])).toEqual([]);
  expect(await found(['LivePage'], false)).toEqual([]);
});
