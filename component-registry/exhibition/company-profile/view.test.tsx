import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { installTopLayer } from '../../../src/ui/top-layer.testing.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { attendee } from '../company/people.fixture.ts';
import { aSymposium } from '../symposia/symposium.fixture.ts';
import { profileOfTests as company, profilePath as path } from './profile.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

installTopLayer();
// Pages are current by what they ask: no hub is there.
vi.mock('../../../src/session/hub/follow-group.ts', () => ({ followGroup: () => () => undefined }));
const open = (page = '', more: object = {}, answers: Record<string, unknown> = {}) =>
  renderView(View, props.parse({}), {
    params: { companyAccountId: '4711', ...(page && { page }) },
    answers: { [path]: { ...company, ...more }, ...answers },
  });

test('the profile: name, booth, custom button, contact, and only the sub-pages that have something', async () => {
  open();
  expect(await screen.findByRole('heading', { level: 1, name: 'Sample Devices' })).toBeTruthy();
  expect(screen.getByText('Founded in 1998.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Our programme' }).getAttribute('href')).toBe('https://www.example.org/a.pdf');
  const parts = screen.getByRole('navigation', { name: 'Parts of the profile' }).querySelectorAll('a');
  expect([...parts].map(({ textContent }) => textContent)).toEqual(['Profile', 'At the booth', 'Products', 'Team']);
});

test('where the bare address opens the booth, the profile has an address of its own', async () => {
  open('booth', { Enable2DBooth: true });
  expect((await screen.findByRole('link', { name: 'Profile' })).getAttribute('href')).toBe(
    '/society/congress2027/en-GB/profile/4711/profile',
  );
});

test('the line of sub-pages begins where the reader is', async () => {
  // A line of 300 px; the links are 100 px wide, one after the other, and go with it.
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    const { parentElement: line } = this;
    const [x, width] = this.tagName === 'NAV' || !line ? [0, 300] : [[...line.children].indexOf(this) * 100 - line.scrollLeft, 100];
    return { left: x, right: x + width } as DOMRect;
  });
  open('team');
  const current = await screen.findByRole('link', { name: 'Team', current: 'page' });
  const line = current.parentElement!;
  await waitFor(() => expect(line.scrollLeft).toBe([...line.children].indexOf(current) * 100 + 50 - 150));
  boxes.mockRestore();
});

test('coming soon says so, and nothing of the profile', async () => {
  open('comingsoon');
  expect(await screen.findByRole('heading', { name: 'Coming soon' })).toBeTruthy();
  expect(screen.queryByText('Founded in 1998.')).toBeNull();
});

test('below a landing page called as a sub-page stands the profile, not that sub-page', async () => {
  renderView(View, props.parse({}), {
    page: 'IndustryLandingPageProfile',
    params: { companyAccountId: '4711', page: 'products' },
    answers: { [path]: company },
  });
  expect(await screen.findByText('Founded in 1998.')).toBeTruthy();
  expect(screen.queryByRole('heading', { level: 2, name: 'Products' })).toBeNull();
});

test.each([true, false])('a time is proposed where the meeting hub is open: %s', async (TakesProposals) => {
  renderView(View, props.parse({}), {
    params: { companyAccountId: '4711' },
    frame: { person: attendee },
    answers: { [path]: { ...company, TakesProposals }, '/api/Exhibition/Leads': [] },
  });
  await screen.findByText('Founded in 1998.');
  expect(screen.queryByRole('button', { name: 'Propose a meeting' }) !== null).toBe(TakesProposals);
});

test('hot spots of the booth are links, on the picture and as a list', async () => {
  const booth = {
    PicturePath: '/booth.svg',
    Alternative: 'Our booth',
    HotSpots: [{ Label: 'Products', Left: 1, Top: 1, Width: 9, Height: 9, Link: '#products' }],
  };
  open('booth', {}, { '/api/exhibition/CompanyAccountVMXBooth/society/congress2027/en-GB': booth });
  expect(await screen.findByRole('img', { name: 'Our booth' })).toBeTruthy();
  const spots = screen.getByRole('navigation', { name: 'What you find at the booth' }).querySelectorAll('a');
  expect([...spots].map((spot) => spot.getAttribute('href'))).toEqual(['/society/congress2027/en-GB/profile/4711/products']);
});

test('a symposium that is called off is struck and says so', async () => {
  const rows = [aSymposium('s1', 'Pressure at home', { Groups: [{ Name: 'Cancelled' }] }), aSymposium('s2', 'Rhythm')];
  open('symposia', { HasSymposia: true }, { '/api/exhibition/ExhibitiorSymposia/society/congress2027/en-GB/4711': rows });
  expect((await screen.findByRole('link', { name: /^Cancelled: ?Pressure at home$/ })).querySelector('s')?.textContent).toBe(
    'Pressure at home',
  );
  expect(screen.getByRole('link', { name: 'Rhythm' }).querySelector('s')).toBeNull();
});

test('people of the team lead to their page', async () => {
  open('team');
  expect((await screen.findByRole('link', { name: 'Marit Solheim' })).getAttribute('href')).toBe('/society/congress2027/en-GB/faculty/a-1');
});

test('a company there is not leads to the others', async () => {
  renderView(View, props.parse({}), { params: { companyAccountId: '9' } });
  expect(await screen.findByRole('link', { name: 'All exhibitors' })).toBeTruthy();
});
