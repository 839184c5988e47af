// What is taken along on paper: a PDF in two sizes, in the browser by a link, in the app by a token that is fetched for each.
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { planSessions } from './plan.fixture.tsx';
import { props } from './props.ts';
import View from './view.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const person = {
  user: { UserId: '7', uuid: 'session-7', Firstname: 'Eve', Surname: 'Sample', Email: 'eve@example.org' },
  who: { user: { id: '7', hasTicket: true, isProfessional: false }, tickets: [], superUser: false },
} as never;
const open = (container: 'app' | 'browser', token?: unknown) =>
  renderView(View, props.parse({}), {
    container,
    frame: { person },
    answers: {
      '/api/Modules/PAGSessionsV2': planSessions,
      '/api/Modules/PagPersonalSchedule/': [{ SessionId: 'a', PresentationId: 0, UserId: 0, CompanyAccountId: 0 }],
      '/api/Modules/PersonalAppointments/': [],
      '/api/Modules/PersonalProgramToken/': token,
    },
  });

test('in the browser each size is a link', async () => {
  open('browser');
  const sizes = [];
  for (const name of ['PDF', 'PDF, pocket size'])
    sizes.push(new URL((await screen.findByRole<HTMLAnchorElement>('link', { name })).href).searchParams.get('format'));
  expect(sizes).toEqual(['A4', 'pocket']);
});

test('in the app each size leaves with a token of its own', async () => {
  const left: string[] = [];
  const { href, origin } = window.location;
  vi.stubGlobal('location', { href, origin, assign: (address: string) => left.push(address) });
  open('app', { Token: 'a-b_c' });
  for (const name of ['PDF, pocket size', 'PDF']) {
    (await screen.findByRole('button', { name })).click();
    await expect.poll(() => left.length, { timeout: 10_000 }).toBe(name === 'PDF' ? 2 : 1);
  }
  const asked = left.map((address) => Object.fromEntries(new URL(address).searchParams));
  expect(asked).toEqual(['pocket', 'A4'].map((format) => ({ container: 'app', token: 'a-b_c', format })));
});
