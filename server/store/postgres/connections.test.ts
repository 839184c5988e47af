// How long a connection may take: what the address says, else the patience of the server.
import { expect, test } from 'vitest';
import { limited } from './connections.ts';

test.each([
  ['postgres://foyer@127.0.0.1/foyer', 1500],
  ['postgres://foyer@127.0.0.1/foyer?connect_timeout=20', 20_000],
  ['postgres://foyer@127.0.0.1/foyer?sslmode=disable&connect_timeout=3', 3000],
  ['postgres://foyer@127.0.0.1/foyer?connect_timeout=0', 1500],
  ['postgres://foyer@127.0.0.1/foyer?connect_timeout=-4', 1500],
  ['postgres://foyer@127.0.0.1/foyer?connect_timeout=soon', 1500],
  ['postgres:///foyer', 1500],
])('%s', (url, expected) => {
  expect(limited(url, 1500)).toMatchObject({ connectionTimeoutMillis: expected, lock_timeout: 1500, query_timeout: 3000 });
});
