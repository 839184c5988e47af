// Ratings of products by HTTP on each database: once per person, changeable, with an average from three on; exported and deleted with the person.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { exportPerson } from '../people/export-person.ts';
import { averagesOf } from '../notes/stored-ratings.ts';

describe.each(databases.filter(({ available }) => available))('$name', ({ make }) => {
  let database: TestDatabase;
  let server: ExhibitionServer;
  beforeAll(async () => {
    database = await make();
    server = await exhibitionServer(database);
  });
  afterAll(async () => {
    await server.close();
    await database.remove();
  });

  const product = (id: string, value?: number) =>
    new URLSearchParams({
      eventid: server.event,
      pExhibitorProductId: id,
      ...(value !== undefined && { pRatingValue: String(value) }),
    }).toString();
  const rate = (who: string | undefined, value: number, id = 'lattice') =>
    server.post(`/api/Exhibition/CreateProductRating?${product(id, value)}`, who);
  const read = (who?: string, id = 'lattice') => server.get(`/api/Exhibition/GetProductRating?${product(id)}`, who);

  test('once per person, changed by rating again; the average from three on', async () => {
    expect((await rate('ada', 5)).json()).toEqual({ RatingValue: 5 });
    expect((await read('ada')).json()).toEqual({ RatingValue: 5, Average: 0, Count: 0 });
    expect((await rate('ada', 2)).json()).toMatchObject({ RatingValue: 2 });
    await Promise.all([rate('ben', 4), rate('ben', 4), rate('cleo', 5)]);
    expect((await read('ada')).json()).toEqual({ RatingValue: 2, Average: 3.7, Count: 3 });
    expect((await read()).json()).toEqual({ RatingValue: 0, Average: 3.7, Count: 3 });
    expect(await averagesOf(server.store.db, server.eventId)).toEqual([
      { kind: 'product', item: 'lattice', count: 3, average: 3.7, counts: [0, 1, 0, 1, 1] },
    ]);
  });

  test('not by a visitor, not of a product that is not there or not sent, not outside 1 to 5, not by its company', async () => {
    expect((await rate(undefined, 4)).statusCode).toBe(401);
    expect((await rate('ada', 4, 'nothing')).statusCode).toBe(404);
    // Its company is coming soon: nobody but its staff gets it.
    expect([(await rate('ada', 4, 'secret')).statusCode, (await read('ada', 'secret')).statusCode]).toEqual([404, 404]);
    for (const value of [0, 6, 2.5]) expect((await rate('ada', value)).statusCode).toBe(400);
    const own = await rate('staff 701', 5);
    expect([own.statusCode, own.json<{ error: { code: string } }>().error.code]).toEqual([403, 'own-product']);
  });

  test('an export has it, and with the person it goes', async () => {
    const account = await server.account('ben');
    expect(JSON.stringify(await exportPerson(server.store.db, account))).toContain('product lattice');
    await server.remove('ben');
    expect((await read()).json()).toEqual({ RatingValue: 0, Average: 0, Count: 0 });
  });
});
