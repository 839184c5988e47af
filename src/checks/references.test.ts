// Everything a document names must be there: pages in lists, parameters of links, addresses of sign-in, fields of the form, audiences of advertisements.
import { expect, test } from 'vitest';
import { appWith, checked, said } from './checked.fixture.ts';

const sessions = (...ids: string[]) => ({
  'data/sessions.json': {
    schemaVersion: 1,
    rows: ids.map((Id) => ({
      Id,
      Name: 'Opening',
      StartDateTime: '2027-05-03T10:00',
      EndDateTime: '2027-05-03T11:00',
      CompanyAccountId: '4711',
    })),
  },
});

test('a page that signInPages misspells stays open: an error, fixed where there is only one suggestion', async () => {
  expect(await said(appWith({ defaults: { signInPages: ['LivePgae', 'Backstage', 'ContentPage', 'helpdesk', 'PosterPage'] } }))).toEqual([
    'error unknown-page app.json/defaults/signInPages/0 there is no page LivePgae, so the intended page needs no sign-in (LivePage) fix',
    'error unknown-page app.json/defaults/signInPages/1 there is no page Backstage, so the intended page needs no sign-in',
  ]);
});

test.each([
  ['defaults/programPages', { defaults: { programPages: ['PagSerchPage'] } }],
  ['defaults/disableAuthForPages', { defaults: { disableAuthForPages: ['PagSerchPage'] } }],
  ['defaults/disableAuthForAppPages', { defaults: { disableAuthForAppPages: ['PagSerchPage'] } }],
  ['openPages', { openPages: ['PagSerchPage'] }],
  ['headerHiddenOnPages', { headerHiddenOnPages: ['PagSerchPage'] }],
  ['NetworkingWidget/NetworkingOnPages', { NetworkingWidget: { NetworkingOnPages: ['PagSerchPage'] } }],
])('a page that %s names and nobody has', async (list, keys) => {
  expect(await said(appWith(keys))).toEqual([`warning unknown-page app.json/${list}/0 there is no page PagSerchPage (PagSearchPage) fix`]);
});

test('names of pages in maps and rows of settings', async () => {
  expect(
    await said(
      appWith({
        PageTitles: { HomPage: 'Start', ProgramPage: 'Programme' },
        returnUrlExceptions: [
          { page: 'RegistrationLandngPage', container: 'terminal', to: '/home/society/congress/en-GB' },
          { page: 'LivePage', container: 'app', to: '/nowhere' },
          { page: 'LivePage', container: 'terminal', to: '/society/congress/en-GB/page/Nowhere' },
        ],
      }),
    ),
  ).toEqual([
    'warning unknown-page app.json/PageTitles/HomPage there is no page HomPage (HomePage) fix',
    'warning unknown-page app.json/returnUrlExceptions/0/page there is no page RegistrationLandngPage (RegistrationLandingPage) fix',
    'warning unknown-page app.json/returnUrlExceptions/1/to no page has the address /nowhere',
    'error unknown-page app.json/returnUrlExceptions/2/to there is no page Nowhere',
  ]);
});

test('a link that does not say which session leads nowhere; one that names an unknown session is reported', async () => {
  const menuItems = [
    { name: 'A', url: 'page:PagSessionDetailPage' },
    { name: 'B', url: { page: 'PagSessionDetailPage', params: {} } },
    { name: 'C', url: { page: 'PagSessionDetailPage', params: { sessionId: '8' } } },
    { name: 'D', url: { page: 'PagSessionDetailPage', params: { sessionId: '7' } } },
    { name: 'E', url: '/program/society/congress/en-GB?session=9' },
    { name: 'F', url: { page: 'MyAreaPage' } },
    { name: 'G', url: 'page:IndustryLandingPageProfile' },
  ];
  const found = await said({ 'header.json': { schemaVersion: 1, menu: { menuItems } }, ...sessions('7') });
  expect(found.map((line) => line.replace(/; a menu.*$/, ''))).toEqual([
    'error missing-parameter header.json/menu/menuItems/0/url the page PagSessionDetailPage needs sessionId',
    'error missing-parameter header.json/menu/menuItems/1/url/page the page PagSessionDetailPage needs sessionId',
    'warning unknown-row header.json/menu/menuItems/2/url/params/sessionId data/sessions.json has no row 8',
    'warning unknown-row header.json/menu/menuItems/4/url data/sessions.json has no row 9',
    'error missing-parameter header.json/menu/menuItems/6/url the page IndustryLandingPageProfile needs page and companyAccountId',
  ]);
});

test('sign-in elsewhere needs an address', async () => {
  expect(await said(appWith({ externalAuth: { externalLogin: true, logoutUrl: 'https://id.example.org/out' } }))).toEqual([
    'error missing-login-url app.json/externalAuth externalLogin sends visitors to loginUrl, which is empty: nobody can sign in',
  ]);
  expect(await said(appWith({ externalAuth: { externalLogin: true, loginUrl: 'https://id.example.org/in' } }))).toEqual([]);
  expect(await said(appWith({ externalAuth: { externalLogin: false } }))).toEqual([]);
});

test('a field the user form does not have is reported, in any case of letters', async () => {
  const found = await said(
    appWith({ prefill: { Efn: '', titleid: '', 'Contact.City': '', countri: 'NO', city: '', SURNAME: '', Shoes: '' } }),
  );
  expect(found.map((line) => line.replace(/the user.*PostalCode, Country/, ''))).toEqual([
    'warning unknown-form-field app.json/prefill/countri  (Country)',
    'warning unknown-form-field app.json/prefill/Shoes ',
  ]);
  expect(await said(appWith({ prefill: true }))).toEqual([]);
});

test('companies whose profile is open, and whose people are led to their lounge, are those of the event', async () => {
  const rows = [{ Id: '4711', Name: 'Nordpuls' }];
  const files = {
    ...appWith({ openProfiles: [4711, '471'], loungeRedirectCompanies: ['4711', 47] }),
    'data/companies.json': { schemaVersion: 1, rows },
  };
  expect((await said(files)).toSorted()).toEqual([
    'warning unknown-row app.json/loungeRedirectCompanies/1 data/companies.json has no row 47',
    'warning unknown-row app.json/openProfiles/1 data/companies.json has no row 471 (4711)',
  ]);
});

test('an advertisement: its page, its days, its link, its colour, its companies', async () => {
  const spot = {
    schemaVersion: 1,
    id: 7,
    vmxPage: 'ProductPage',
    displayFromDate: '2027-05-04',
    displayToDate: '2027-05-03',
    optionalLink: 'gopher:hole',
    optionalLinkTarget: '_top',
    backgroundColor: 'teal',
    videoFilePath: 'http://video.example.org/a.mp4',
    CompanyAccountIds: [4711, '47111'],
    headlinTop: 'Visit us',
  };
  expect(await said({ 'advertisements/spot.json': spot, ...sessions('1') })).toEqual([
    'warning unknown-page advertisements/spot.json/vmxPage there is no page ProductPage (ProductsPage) fix',
    'warning window-reversed advertisements/spot.json/displayToDate the end is before the start, so it is shown at no time',
    'warning forbidden-scheme advertisements/spot.json/optionalLink no button leads to this address; write it with https://',
    'error not-allowed advertisements/spot.json/optionalLinkTarget optionalLinkTarget must be one of _self, _blank, not "_top"',
    'error wrong-format advertisements/spot.json/backgroundColor backgroundColor does not have the right form: "teal"; A colour as #rrggbb, or empty for none',
    'error wrong-format advertisements/spot.json/videoFilePath videoFilePath does not have the right form: "http://video.example.org/a.mp4"; https:, a path of this site, or asset:<file> in the assets folder of the event',
    'warning insecure-link advertisements/spot.json/videoFilePath http is readable and changeable on the way; most sites answer to https, too (https://video.example.org/a.mp4)',
    'warning unknown-key advertisements/spot.json/headlinTop advertisement has no key headlinTop; it is kept (headlineTop) fix',
  ]);
  const audience = { ...spot, schemaVersion: 1, id: 7, vmxPage: 'ProductsPage', CompanyAccountIds: [4711, '47111'] };
  expect(await checked({ 'advertisements/spot.json': audience, ...sessions('1') })).toContain('unknown-company /CompanyAccountIds/1');
  expect(await checked({ 'advertisements/spot.json': audience, ...sessions('1') })).not.toContain('unknown-company /CompanyAccountIds/0');
});

test('the event a domain or an instance opens must be one of the instance; events of other folders are not checked', async () => {
  const row = (instance: string, defaultEvent: string) => ({
    hostname: `${defaultEvent.toLowerCase() || 'x'}.example.org`,
    instance,
    defaultEvent,
  });
  expect(
    await said({
      '/society/instance.json': { schemaVersion: 1, defaultEvent: 'congres' },
      '/domains.json': {
        schemaVersion: 1,
        domains: [row('society', 'CONGRESS'), row('society', 'autumn'), row('society', ''), row('elsewhere', 'autumn')],
      },
    }),
  ).toEqual([
    'warning unknown-event domains.json/domains/1/defaultEvent the instance society has no event autumn',
    'warning unknown-event society/instance.json/defaultEvent the instance society has no event congres (congress) fix',
  ]);
});
