import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { anAuthor, aPerson, aPresentation, aSession } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

const defaults = props.parse({});
const ada = aPerson('Ada Byron', 'ada');
const answers = {
  '/api/Modules/PAGAuthors': [
    anAuthor('Ada Byron', {
      Id: 'ada',
      Title: 'Prof. Dr',
      Institution: 'University of Nordhafen',
      Country: 'Norway',
      Biography: '<p>Counts.</p>',
    }),
  ],
  '/api/Modules/PAGSessionsV2': [
    aSession({ Id: 's1', Name: 'Chaired', Chairs: [ada], at: ['2027-05-03T08:30+02:00', 90] }),
    aSession({
      Id: 's2',
      Name: 'Free papers',
      Presentations: [aPresentation({ Id: 'p', Title: 'Telemetry at home', StartDateTime: '2027-05-04T09:15+02:00', Speakers: [ada] })],
      at: ['2027-05-04T09:00+02:00', 60],
    }),
    aSession({ Id: 's3', Name: 'Not theirs' }),
  ],
};
const open = (id = 'ada', given: object = answers, own = defaults) =>
  renderView(View, own, { answers: given as Record<string, unknown>, params: { userId: id } });

test('shows the person', async () => {
  open();
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Ada Byron');
  expect(screen.getByText('Prof. Dr')).toBeTruthy();
  expect(screen.getByText('University of Nordhafen, Norway')).toBeTruthy();
  expect(screen.getByText('Counts.')).toBeTruthy();
});

test('shows all their contributions to this congress', async () => {
  open();
  const part = await screen.findByRole('region', { name: 'At this congress' });
  expect((await within(part).findAllByRole('link')).map((link) => link.textContent)).toEqual([
    'Chaired',
    'Free papers',
    'Telemetry at home',
  ]);
  expect(within(part).getByText('Chair')).toBeTruthy();
  expect(within(part).getByText('Telemetry at home').closest('li')?.textContent).toBe('09:15 Telemetry at home');
});

test('requests this person and their sessions alone', async () => {
  const { requests } = open();
  await screen.findByRole('heading', { level: 1 });
  await screen.findByText('Chaired');
  expect(new Set(requests)).toEqual(
    new Set(
      ['PAGAuthors', 'PAGSessionsV2'].map((name) => `/api/Modules/${name}?authorid=ada&eventid=society%2Fcongress2027&language=en-GB`),
    ),
  );
});

test('without biography, without sessions', async () => {
  open('ada', { ...answers, '/api/Modules/PAGSessionsV2': [] }, { ...defaults, biography: false });
  expect(await screen.findByText(/no session with this person/)).toBeTruthy();
  expect(screen.queryByText('Counts.')).toBeNull();
});

test.each([
  ['nobody', answers],
  ['nothing', {}],
])('an unknown person, where the server answers %s', async (_, given) => {
  open('nobody', given);
  expect(await screen.findByRole('heading', { level: 1, name: 'This person is not in the programme' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the programme' })).toBeTruthy();
});

test('names the companies they belong to, with what they do there', async () => {
  const company = {
    CompanyAccountId: '701',
    Name: 'Sample Devices',
    LogoPath: '',
    SponsorType: '',
    SponsorTypeName: '',
    Function: 'Scientific advice',
  };
  const [person] = answers['/api/Modules/PAGAuthors'];
  open('ada', { ...answers, '/api/Modules/PAGAuthors': [{ ...person, Companies: [company] }] });
  const part = within(await screen.findByRole('region', { name: 'From the exhibition' }));
  expect(part.getByRole('link', { name: 'Sample Devices' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/701');
  expect(part.getByText('Scientific advice')).toBeTruthy();
});

test('links the people before and after them, unless the organiser does not', async () => {
  const [person] = answers['/api/Modules/PAGAuthors'];
  const given = { ...answers, '/api/Modules/PAGAuthors': [{ ...person, Before: aPerson('Zoe Able', 'zoe'), After: null }] };
  const { unmount } = open('ada', given);
  const around = await screen.findByRole('navigation', { name: 'Before and after among the people' });
  const links = within(around).getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Before Zoe Able', expect.stringMatching(/\/faculty\/zoe$/)],
  ]);
  unmount();
  open('ada', given, { ...defaults, around: false });
  await screen.findByRole('heading', { level: 1 });
  expect(screen.queryByRole('navigation', { name: 'Before and after among the people' })).toBeNull();
});
