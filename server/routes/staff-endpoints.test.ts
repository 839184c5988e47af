// Every endpoint for the staff of a company, found in the contract, tried with two accounts: staff of that company pass, those of another one, attendees and visitors do not.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { areas } from '../../src/contract/index.ts';
import { request, requestAddress } from '../../src/contract/request.ts';
import { chatFiles } from '../chat/fixture/chat-files.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';

const exhibition = ['leads', 'badges', 'meetings', 'meeting-requests', 'chat'];
/** Those whose description says whom they refuse; where both sides may call, the conversation of a company is asked for. */
const forStaff = exhibition
  .flatMap((area) => Object.entries(areas[area]!.endpoints))
  .filter(([, { description }]) => description.includes('not-staff'));

let database: TestDatabase;
let server: ExhibitionServer;
beforeAll(async () => {
  database = await databases[0]!.make();
  server = await exhibitionServer(database, chatFiles);
});
afterAll(async () => {
  await server.close();
  await database.remove();
});

test('there are some in every area', () => {
  expect(forStaff.length).toBeGreaterThanOrEqual(14);
  for (const area of exhibition) expect(forStaff.some(([name]) => name in areas[area]!.endpoints)).toBe(true);
});

test.each(forStaff)('%s', async (_, endpoint) => {
  const { method, path, query, example } = endpoint;
  const asked = { ...example?.query, eventid: server.event, id: '701', ...('chatid' in query.shape && { chatid: 1 }) };
  const address = requestAddress(request(endpoint as never, asked as never));
  expect(address.startsWith(path)).toBe(true);
  const { body } = (example ?? {}) as { body?: object };
  const statusAs = async (who?: string): Promise<number> => {
    if (method === 'GET') return (await server.get(address, who)).statusCode;
    return (await (method === 'DELETE' ? server.delete(address, who) : server.post(address, who, body))).statusCode;
  };
  expect([await statusAs(), await statusAs('ada'), await statusAs('staff 702')]).toEqual([401, 403, 403]);
  expect([200, 404, 409]).toContain(await statusAs('staff 701'));
});
