// The contract as a whole: no name or path is used twice across its areas, and the server answers every endpoint.
import { expect, test } from 'vitest';
import { routes } from '../../server/routes/areas.ts';
import { areas, endpoints } from '../../src/contract/index.ts';

test('names and paths of endpoints are used once', () => {
  const all = Object.values(areas).flatMap((area) => Object.entries(area.endpoints));
  expect(all.length).toBeGreaterThan(15);
  expect(all.map(([name]) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted());
  expect(new Set(all.map(([, { method, path }]) => `${method} ${path.toLowerCase()}`)).size).toBe(all.length);
  expect(routes.map(({ name }) => name).toSorted()).toEqual(Object.keys(endpoints).toSorted());
});
