// The services of an instance: which origins its pages may call.
import { expect, test } from 'vitest';
import { apiBase, serviceOrigins } from './services.ts';

test('addresses the app calls, each origin once; hubs by websocket too', () => {
  expect(
    serviceOrigins({
      apiBaseUrl: 'https://api.example.org/v1/',
      identityUrl: 'https://api.example.org/id',
      webformsUrl: 'https://forms.example.org',
      signalrHub: 'http://hub.example.org:8080/hubs',
      surveyApi: 'https://survey.example.org',
    }),
  ).toEqual(['https://api.example.org', 'http://hub.example.org:8080', 'ws://hub.example.org:8080']);
});

test.each([{}, { apiBaseUrl: '' }, { apiBaseUrl: 'javascript:x' }, { apiBaseUrl: '; script-src *' }, { apiBaseUrl: 7 }])(
  '%j allows nothing',
  (document) => {
    expect(serviceOrigins(document)).toEqual([]);
  },
);

test.each([
  [{}, ''],
  [{ apiBaseUrl: 'https://api.example.org/v1/' }, 'https://api.example.org/v1'],
])('the API of %j is at %j', (document, expected) => {
  expect(apiBase(document)).toBe(expected);
});
