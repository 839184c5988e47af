// The days of a personal programme are written as the tabs of the programme write them.
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { aSession } from '../session/session.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

beforeEach(() => void vi.stubGlobal('requestIdleCallback', (work: () => void) => work()));
afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
});

test.each([
  ['all', 'Dienstag, 04. Mai'],
  ['day', /: Dienstag, 04\. Mai$/],
] as const)('in German with a full stop: %s', async (part, name) => {
  localStorage.setItem('foyer.favoriteSessions.society/congress2027', '["a"]');
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  const answers = { '/api/Modules/PAGSessionsV2': [aSession({ Id: 'a', at: ['2027-05-04T14:00+02:00', 60] })] };
  renderView(View, props.parse({ part }), { answers, language: 'de-DE', now: '2027-05-03T10:00:00Z' });
  expect(await screen.findByRole('heading', { level: 2, name })).toBeTruthy();
});
