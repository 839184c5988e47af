// What a component asks for on a press is answered where its placement is open.
import { expect, test } from 'vitest';
import { databases } from '../fixture/stores.ts';
import { peopleServer } from '../people/fixture/people-server.ts';

const closed = (Identifier: string) => ({
  Name: `no ${Identifier}`,
  Type: 'Page',
  Identifier,
  Effect: 'Allow',
  Requirements: [{ PrincipalField: 'EventTicketNameValid', Values: ['Gold'] }],
});
const page = (components: readonly object[]): string =>
  JSON.stringify({ layers: { page: { grids: [{ id: 'all', placements: components }] } } });
const heading = { id: 'title', name: 'structure/heading', props: { text: { 'en-GB': 'Partners' } } };
const dialog = { id: 'glance', name: 'exhibition/profile-modal', props: { label: { 'en-GB': 'At a glance' }, company: 'c-1' } };

const filesOf = (event: string, placements: readonly object[]) => ({
  [`demo/${event}/app.json`]: JSON.stringify({
    schemaVersion: 1,
    event: { name: 'Later 2027', timeZone: 'Europe/Berlin', startDate: '2027-05-03', endDate: '2027-05-05', languages: ['en-GB'] },
    defaults: { disableAuth: true },
  }),
  [`demo/${event}/access.json`]: JSON.stringify({
    schemaVersion: 1,
    policies: [
      'ProfilePage',
      'IndustryLandingPageProfile',
      'IndustryLandingListPage',
      'IndustryLandingPage',
      'PagIndustrySearchPage',
      'BoothPage',
    ].map(closed),
  }),
  [`demo/${event}/pages/Partners.json`]: page(placements),
  [`demo/${event}/data/companies.json`]: JSON.stringify({
    rows: [{ Id: 'c-1', Name: 'Sample Instruments', Short: 'Probes', Description: 'For members only.' }],
  }),
});

test('the dialog of an exhibitor on an open page gets what lists show; without it nothing of the company is sent', async () => {
  const database = await databases[0]!.make();
  const server = await peopleServer(database);
  await server.publish('with27', filesOf('with27', [heading, dialog]));
  await server.publish('without27', filesOf('without27', [heading]));
  const company = (event: string) => server.get(`/api/exhibition/CompanyAccount/demo/${event}/en-GB/c-1`);

  const answer = await company('with27');
  expect(answer.json()).toMatchObject({ Name: 'Sample Instruments', Short: 'Probes', Description: '' });
  expect(answer.body).not.toContain('For members only');
  expect((await company('without27')).statusCode).toBe(404);
  await server.close();
  await database.remove();
});
