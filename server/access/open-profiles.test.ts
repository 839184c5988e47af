// Profiles that are open to everybody (`openProfiles`): a visitor gets that profile alone, its page leads them nowhere else, and a preview shows the same.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { EventInfo, ResourceRow } from '../../src/contract/core.ts';
import { readEvent } from '../../src/model/event.ts';
import { pagePermission, personAccessOf } from '../../src/preview/filter-reply.ts';
import { visitor } from '../../src/rules/principal.ts';
import { exhibitionServer, type ExhibitionServer } from '../exhibition/fixture/exhibition-server.ts';
import { databases, type TestDatabase } from '../fixture/stores.ts';
import { NOW } from '../fixture/test-app.ts';
import { modelChecks } from '../published/model-checks.ts';

const about = { name: 'Expo 2027', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB'] };
let database: TestDatabase;
let server: ExhibitionServer;
beforeAll(async () => {
  database = await databases[0]!.make();
  const app = JSON.stringify({ schemaVersion: 1, event: about, openProfiles: ['701', 703] });
  server = await exhibitionServer(database, { 'demo/expo27/app.json': app });
});
afterAll(async () => {
  await server.close();
  await database.remove();
});

const read = async <T>(path: string, who?: string): Promise<T> => (await server.get(`/api/${path}`, who)).json<T>();
const products = (id: string, who?: string) =>
  read<{ Name: string }[]>(`exhibition/ExhibitiorProducts/${encodeURIComponent(server.event)}/en-GB/${id}`, who);
const form = { Firstname: 'Mira', Surname: 'Okafor', Email: 'mira@guests.example.org', Topic: 'contact', Message: '', Consent: 'I agree.' };
const statusOf = async (id: string) =>
  (await server.post(`/api/Exhibition/GuestLead?eventid=${server.event}&id=${id}`, undefined, form)).statusCode;
const pageOf = async (url: string, who?: string) => (await server.get(url, who)).headers['location'] ?? '';

test('a visitor gets the profile that is open, and may leave details there; of others neither, and nothing of one that is not published', async () => {
  expect((await products('701')).map(({ Name }) => Name)).toEqual(['Lattice']);
  expect(await products('703')).toEqual([]);
  expect([await statusOf('701'), await statusOf('702'), await statusOf('703')]).toEqual([200, 404, 404]);
  expect((await products('701', 'staff 702')).map(({ Name }) => Name)).toEqual(['Lattice']);
});

test('the document of profiles is sent; their list stays closed', async () => {
  const rows = await read<ResourceRow[]>('modules/GetResources?eventshort=expo27&setname=*');
  const withheld = rows.find(({ setname }) => setname === 'withheld')?.resourcevalue ?? '';
  expect([withheld.includes('"ProfilePage"'), withheld.includes('"IndustryLandingListPage"')]).toEqual([false, true]);
  expect(await pageOf('/demo/expo27/en-GB/profile/701')).toBe('');
});

test('a preview of a visitor is sent the same', async () => {
  const info = await read<EventInfo>('Event/Shortname?shortName=expo27');
  const rows = await read<ResourceRow[]>('modules/GetResources?eventshort=expo27&setname=*');
  const event = { info, model: readEvent(rows, modelChecks()) };
  const { exhibition } = personAccessOf(event, visitor, NOW)!;
  expect(['701', '702', '703'].map(exhibition.profile)).toEqual([true, false, false]);
  const page = pagePermission(event, visitor);
  const outcome = (companyAccountId: string, sub = '') =>
    page({ page: 'ProfilePage', params: { companyAccountId, ...(sub && { page: sub }) } }, NOW).outcome;
  expect([outcome('701'), outcome('701', 'team'), outcome('702'), outcome('702', '701')]).toEqual(['allow', 'allow', 'deny', 'deny']);
});
