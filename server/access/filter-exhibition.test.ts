// What of an exhibition a caller gets: rows they may know of, and profiles that are open to them.
import { expect, it } from 'vitest';
import { createExhibition } from '../published/exhibition.ts';
import { linksOfSession } from '../published/exhibition-links.ts';
import { readExhibition } from '../published/exhibition-rows.ts';
import { readerIn } from '../published/programme.ts';
import { timesIn } from '../published/times.ts';
import { everything } from './access.ts';
import { filterExhibition } from './filter-exhibition.ts';

const file = (name: string, ...rows: readonly object[]) => ({ name, file: `${name}.json`, text: JSON.stringify({ rows }) });
const rows = readExhibition(
  [
    file(
      'companies',
      {
        Id: 'open',
        Name: 'Open',
        Description: 'Words',
        Lounge: { Title: 'Hello' },
        Team: [{ Id: 'ada', Function: 'Advice' }, { Id: 'ada' }],
      },
      {
        Id: 'closed',
        Name: 'Closed',
        Description: 'Secret',
        Lounge: { Title: 'Hello' },
        Team: [{ Surname: 'Secret', Id: 'ada' }],
        Website: 'https://secret.example.org',
      },
      { Id: 'members', Name: 'Members', isPublic: false },
    ),
    file(
      'products',
      { Id: 'p1', CompanyAccountId: 'open', Name: 'Probe', SessionIds: ['s', 's'] },
      { Id: 'p2', CompanyAccountId: 'closed', Name: 'Secret', SessionIds: ['s'] },
      { Id: 'p3', CompanyAccountId: 'members', Name: 'For members', SessionIds: ['s'] },
    ),
    file('stages', {
      Id: 'plaza',
      Title: 'Plaza',
      PicturePath: 'p.svg',
      Width: 16,
      Height: 9,
      HotSpots: ['open', 'members'].map((CompanyAccountId) => ({ Left: 0, Top: 0, Width: 1, Height: 1, CompanyAccountId })),
      Pages: ['PlazaPage'],
    }),
    file('company-media', { Id: 'm', CompanyAccountId: 'closed', Kind: 'download', Title: 'Secret', Url: 'https://secret.example.org/f' }),
    file(
      'meetings',
      { Id: 'o', CompanyAccountId: 'open', StartDateTime: '2027-05-03T10:00', Minutes: 20, Count: 2 },
      { Id: 'c', CompanyAccountId: 'closed', StartDateTime: '2027-05-03T10:00', Minutes: 20, Url: 'https://secret.example.org/m' },
    ),
  ],
  [],
);
const words = { timeZone: 'UTC', text: (text: unknown) => (typeof text === 'string' ? text : ''), address: (written: string) => written };
const exhibition = createExhibition(
  rows,
  (language) => readerIn(language, words, timesIn('UTC')),
  () => ({ withSymposia: new Set(), sessions: new Map(), people: new Map() }),
  'UTC',
);
const seen = (signedIn: boolean) =>
  filterExhibition(exhibition, { ...everything('test'), all: false, signedIn, profile: (id) => id !== 'closed' }).inLanguage('en-GB');

it('a visitor gets public companies, somebody signed in all', () => {
  const ids = (signedIn: boolean) => seen(signedIn).companies.map(({ CompanyAccountId }) => CompanyAccountId);
  expect(ids(false)).toEqual(['closed', 'open']);
  expect(ids(true)).toEqual(['closed', 'members', 'open']);
  expect(seen(false).detail('members')).toBeUndefined();
});

it('meetings are those of open profiles; of a closed one not even that there are any', () => {
  const view = seen(true);
  expect([...view.meetings.keys()]).toEqual(['o.1', 'o.2']);
  expect([view.detail('open')?.HasMeetings, view.detail('closed')?.HasMeetings]).toEqual([true, false]);
  expect([view.detail('open')?.TakesProposals, view.detail('closed')?.TakesProposals]).toEqual([true, false]);
});

it('a stage is sent to whom one of its pages is open, without hot spots of companies they do not get', () => {
  const stages = (signedIn: boolean, page: (key: string) => boolean) =>
    filterExhibition(exhibition, { ...everything('test'), all: false, signedIn, page }).inLanguage('en-GB').stages;
  expect(stages(true, (key) => key !== 'PlazaPage')).toEqual([]);
  const ids = (signedIn: boolean) =>
    stages(signedIn, (key) => key === 'PlazaPage').map(({ HotSpots, CompanyIds }) => [
      HotSpots.map(({ CompanyAccountId }) => CompanyAccountId),
      CompanyIds,
    ]);
  expect(ids(false)).toEqual([[['open'], ['open']]]);
  expect(ids(true)).toEqual([
    [
      ['open', 'members'],
      ['members', 'open'],
    ],
  ]);
});

it('where meetings are closed, nothing says that a company can be met', () => {
  const seenBy = (page: (key: string) => boolean) =>
    filterExhibition(exhibition, { ...everything('test'), all: false, page }).inLanguage('en-GB');
  const says = ({ detail, company }: ReturnType<typeof seenBy>) => [
    detail('open')?.HasMeetings,
    company('open')?.HasMeetings,
    detail('open')?.TakesProposals,
  ];
  expect(says(seenBy(() => true))).toEqual([true, true, true]);
  expect(says(seenBy((key) => key !== 'MeetingHubPage'))).toEqual([false, false, false]);
});

it('of a closed profile only what lists show is sent: no text, product, lounge, medium', () => {
  const view = seen(true);
  const { products, productsOf, product, lounge, booth, mediaOf, detail, companies } = view;
  const sent = JSON.stringify([
    companies,
    products,
    productsOf('closed'),
    product('p2'),
    lounge('closed'),
    booth('closed'),
    mediaOf('closed', 'download'),
    detail('closed'),
  ]);
  expect(sent).not.toMatch(/secret/i);
  expect(detail('closed')?.Name).toBe('Closed');
  expect([products.length, lounge('open')?.Title, detail('open')?.HasProducts]).toEqual([2, 'Hello', true]);
});

it('a session names its company first, then those of products shown in it; a person the companies they belong to: no more than is sent', () => {
  const named = (signedIn: boolean, CompanyAccountId = 'closed') => linksOfSession(seen(signedIn), { Id: 's', CompanyAccountId });
  const idsOf = ({ Companies, Products }: ReturnType<typeof named>) => [
    Companies.map(({ CompanyAccountId }) => CompanyAccountId),
    Products.map(({ Id }) => Id),
  ];
  expect(idsOf(named(true))).toEqual([
    ['closed', 'members', 'open'],
    ['p3', 'p1'],
  ]);
  expect(idsOf(named(false))).toEqual([['closed', 'open'], ['p1']]);
  expect(idsOf(named(false, 'members'))).toEqual([['open'], ['p1']]);
  expect(idsOf(named(true, 'unknown'))).toEqual([
    ['members', 'open'],
    ['p3', 'p1'],
  ]);
  expect(seen(true).membershipsOf('ada')).toEqual([
    { CompanyAccountId: 'open', Name: 'Open', LogoPath: '', SponsorType: '', SponsorTypeName: '', Function: 'Advice' },
  ]);
});
