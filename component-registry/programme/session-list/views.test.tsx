// The other views of the programme, its time zone, and what a question finds among other kinds.
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeAll, expect, test, vi } from 'vitest';
import { aCompany } from '../../../tests/support/a-company.ts';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { anAuthor } from '../session/session.fixture.ts';
import { answers, on, open, sessions, shown, tab } from './programme.fixture.tsx';

beforeAll(installTopLayer);

// What comes later is there at once, however busy the machine is.
beforeAll(async () => {
  await import('../search/others/other-hits.tsx');
  await import('../zone/choice/zone-dialog.tsx');
  await import('./room-grid-view.tsx');
  await import('./week-view.tsx');
});

test('on a narrow screen the grid is a timeline: what is on at once side by side, each with its room', async () => {
  HTMLElement.prototype.scrollTo = () => undefined;
  open('?view=grid');
  const timeline = await screen.findByRole('group', { name: 'Sessions of Monday, 3 May 2027 by time' });
  expect(within(timeline).queryByRole('heading')).toBeNull();
  expect(within(timeline).getByRole('link', { name: /Hardware of the heart .*Hall B/ })).toBeTruthy();
  expect(screen.getByRole('radio', { name: 'Timeline' })).toHaveProperty('checked', true);
  await userEvent.click(screen.getByRole('radio', { name: 'Cards' }));
  await waitFor(() => expect(shown()).toHaveLength(3));
});

test('a programme of more than three days has an overview; a day leads to its list', async () => {
  const long = [...sessions, on('Workshop', 5, '18:00'), on('Closing', 6, '09:00')];
  const { place } = open('?viewType=week', { answers: answers(long) });
  const days = await screen.findAllByRole('heading', { level: 2, name: /May/ });
  expect(days.map((day) => day.textContent)).toHaveLength(4);
  expect(screen.getByRole('heading', { name: 'Evening' })).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Thursday, 06 May' }));
  await waitFor(() => expect(shown()).toEqual(['Closing']));
  expect(place()).toContain('day=2027-05-06');
  expect(place()).not.toContain('viewType');
});

test('a day of the overview is a step that leads back to it; the focus goes along both ways', async () => {
  HTMLElement.prototype.scrollTo = () => undefined;
  const long = [...sessions, on('Workshop', 5, '18:00'), on('Closing', 6, '09:00')];
  const { place, back } = open('?viewType=week', { answers: answers(long) });
  await userEvent.click(await screen.findByRole('link', { name: 'Wednesday, 05 May' }));
  await waitFor(() => expect(shown()).toEqual(['Workshop']));
  expect(document.activeElement).toBe(screen.getByRole('tab', { selected: true }));
  // From day to day is no step.
  await userEvent.click(await tab(/06 May/));
  await waitFor(() => expect(shown()).toEqual(['Closing']));
  await back();
  expect(place()).toContain('viewType=week');
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Wednesday, 05 May' })));
});

test('a compact list has no people but those a search has found', async () => {
  open('?viewSize=compact');
  await tab(/Mon/);
  expect(screen.queryByText('Renée Müller')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Compact' }));
  expect(await screen.findByText('Renée Müller')).toBeTruthy();
});

test('another time zone has its own times and days, everywhere, and is remembered', async () => {
  vi.spyOn(Intl, 'supportedValuesOf').mockReturnValue(['Asia/Tokyo', 'Pacific/Honolulu']);
  open();
  await userEvent.click(await screen.findByRole('button', { name: 'Time zone' }));
  const dialog = await screen.findByRole('dialog', { name: 'Time zone of all times' });
  await userEvent.type(within(dialog).getByRole('searchbox', { name: 'Another one' }), 'honol');
  await userEvent.click(within(dialog).getByRole('radio', { name: /^Honolulu/ }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
  const days = await screen.findAllByRole('tab');
  await waitFor(() => expect(days[0]?.textContent).toBe('Sunday, 02 May 3 sessions'));
  expect(screen.getByText('21:00')).toBeTruthy();
  expect(screen.getByText('Mon 3 May, 09:00 event time')).toBeTruthy();
  expect(localStorage.getItem('foyer.timeZone.society/congress2027')).toBe('Pacific/Honolulu');
  await userEvent.click(screen.getByRole('button', { name: 'Time zone' }));
  await userEvent.click(await screen.findByRole('radio', { name: /^The event’s/ }));
  await waitFor(() => expect(screen.getAllByRole('tab')[0]?.textContent).toBe('Monday, 03 May 3 sessions'));
  expect(localStorage.getItem('foyer.timeZone.society/congress2027')).toBeNull();
});

test('a question is asked of the other kinds as well; each leads to its page with the question', async () => {
  const author = anAuthor('Renée Müller', { Id: 'm' });
  open('', { answers: { ...answers(), '/api/Modules/PAGAuthors': [author], '/api/Modules/PAGAbstracts': [] } });
  await userEvent.type(await screen.findByRole('searchbox'), 'muller');
  const also = await screen.findByRole('navigation', { name: 'Also found for “muller”' });
  expect(within(also).getByRole('link', { name: 'People 1' }).getAttribute('href')).toBe(
    '/society/congress2027/en-GB/facultySearch?who=muller',
  );
  expect(within(also).getAllByRole('link')).toHaveLength(1);
  const hits = screen.getByRole('region', { name: 'Also found for “muller”' });
  expect(within(hits).getByRole('link', { name: 'Renée Müller' }).getAttribute('href')).toBe('/society/congress2027/en-GB/faculty/m');
});

test('a question finds exhibitors and posters, too: their lists with the question, and one spelt otherwise', async () => {
  const company = aCompany({ CompanyAccountId: '701', Name: 'Pulswerk Devices' });
  const more = { '/api/Modules/PAGAuthors': [], '/api/Modules/PAGAbstracts': [], '/api/exhibition/CompanyAccounts': [company] };
  const { place } = open('?q=Pulswrek', { answers: { ...answers(), ...more } });
  const also = await screen.findByRole('navigation', { name: 'Also found for “Pulswrek”' });
  expect(within(also).getByRole('link', { name: 'Exhibitors 1' })).toHaveProperty('search', '?q=Pulswrek');
  expect(within(also).getByRole('link')).toHaveProperty('pathname', '/society/congress2027/en-GB/industryLanding');
  const hits = within(screen.getByRole('region', { name: 'Also found for “Pulswrek”' }));
  expect(hits.getByRole('link', { name: 'Pulswerk Devices' })).toHaveProperty('pathname', '/society/congress2027/en-GB/profile/701');
  const field = screen.getByRole('searchbox');
  await userEvent.clear(field);
  await userEvent.type(field, 'walk');
  const posters = await screen.findByRole('navigation', { name: 'Also found for “walk”' });
  expect(within(posters).getByRole('link', { name: 'Posters 1' })).toHaveProperty('pathname', '/society/congress2027/en-GB/poster');
  await waitFor(() => expect(place()).toContain('q=walk'));
  // B §5: exhibitors are asked from three characters on.
  await userEvent.clear(field);
  await userEvent.type(field, 'pu');
  await waitFor(() => expect(screen.queryByRole('navigation', { name: /^Also found/ })).toBeNull());
});
