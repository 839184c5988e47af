// Where the server meets the rest of Foyer: what components request, themes, fonts, and the first view of a real page.
import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod';
import type { Catalog } from '../component-registry/catalog.ts';
import { pagRooms } from '../src/contract/programme.ts';
import { type DataContext, request } from '../src/contract/request.ts';
import { theme } from '../src/model/documents/theme.ts';
import { firstViewParts, fontFiles, requestsFrom, themeCss } from './platform.ts';

const context: DataContext = { event: 'heart27', language: 'en-GB', timeZone: 'UTC', now: 0, params: {} };
const rooms = {
  props: z.object({ most: z.number().default(5) }),
  migrations: [({ limit, ...rest }: Record<string, unknown>) => ({ ...rest, most: limit })],
  data: (props: { most: number }, { event }: DataContext) => [request(pagRooms, { eventid: event, limit: props.most })],
};
const requestsOf = requestsFrom({ 'programme/rooms': rooms } as unknown as Catalog);
const asked = (name: string, props: Record<string, unknown>, schemaVersion = 1) =>
  requestsOf({ name, schemaVersion, props }, context).map(({ params }) => params);

test('components ask with their defaults, and with older props migrated', () => {
  expect(asked('programme/rooms', {})).toEqual([{ eventid: 'heart27', limit: 5 }]);
  expect(asked('programme/rooms', { limit: 2 }, 0)).toEqual([{ eventid: 'heart27', limit: 2 }]);
});

test('a component with wrong props, without data or unknown asks for nothing', () => {
  expect(asked('programme/rooms', { most: 'many' })).toEqual([]);
  expect(asked('structure/heading', {})).toEqual([]);
  expect(asked('constructor', {})).toEqual([]);
});

test('the parts are there: theme, fonts on disk, every component that asks', async () => {
  expect(themeCss(theme.parse({ brand: '#8c1c2b' }), 'demo/heart27')).toContain(':root');
  expect([...fontFiles.values()].every((path) => existsSync(path))).toBe(true);
  const parts = await firstViewParts(undefined);
  expect(parts.chunksOf('programme/session-list')).toEqual([]);
  const asks = parts.requestsOf({ name: 'programme/session-list', schemaVersion: 0, props: {} }, context);
  expect(asks.map(({ endpoint }) => endpoint.path)).toContain('/api/Modules/PAGSessionsV2');
});
