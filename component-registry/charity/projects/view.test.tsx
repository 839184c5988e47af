// The projects of the charity challenge: cards that lead to their pages, one at full width, banners by key, none yet.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { PROJECTS, projects } from '../parts/charity.fixture.ts';
import View from './view.tsx';

const show = (reply: unknown, more: Partial<Around> = {}, banner = '') =>
  renderView(View, { banner, heading: true }, { page: 'charity', answers: { [PROJECTS]: reply }, ...more });

test('a card a project, which leads to its page; the banner that is asked for, else the first', async () => {
  const first = show(projects);
  expect(await screen.findByRole('heading', { level: 2, name: 'Projects' })).toBeTruthy();
  const link = await screen.findByRole('link', { name: 'School' });
  expect(link.getAttribute('href')).toBe('/society/congress2027/en-GB/charity/project/school');
  expect(screen.getByRole('img', { name: 'Small' })).toBeTruthy();
  first.unmount();
  show(projects, {}, 'wide');
  expect(await screen.findByRole('img', { name: 'Wide' })).toBeTruthy();
});

test('the page of a project shows it alone, with its site and the way back; an unknown one says so', async () => {
  const first = show(projects, { params: { id: 'school' } });
  expect(await screen.findByRole('heading', { level: 2, name: 'School' })).toBeTruthy();
  expect(screen.queryByText('Boat')).toBeNull();
  expect(screen.getByRole('link', { name: 'Website of the project' }).getAttribute('href')).toBe('https://school.example.org');
  expect(screen.getByRole('link', { name: 'All projects' }).getAttribute('href')).toBe('/society/congress2027/en-GB/charity');
  first.unmount();
  show(projects, { params: { id: 'none' } });
  expect(await screen.findByText('This project is not part of the challenge.')).toBeTruthy();
});

test('none yet, and a failure that can be tried again', async () => {
  const first = show([]);
  expect(await screen.findByText(/introduced here as soon as the challenge begins/)).toBeTruthy();
  first.unmount();
  show(new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});
