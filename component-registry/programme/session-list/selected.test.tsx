// A list of sessions that its organiser has named asks for these alone; without an answer the programme as it is known has them.
import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { aDetail } from '../session/session.fixture.ts';
import { data } from './data.ts';
import { answers, defaults, open, sessions, shown } from './programme.fixture.tsx';

const ids = ['Heart failure', 'Opening'];
const named = { ...defaults, ids };
const context = { event: 'society/congress2027', language: 'en-GB', timeZone: 'Europe/Berlin', now: 0, params: {} };
const detailOf = (id: string) => aDetail({ ...sessions.find(({ Id }) => Id === id)!, Presentations: [] });

test('it asks for the named ones, in one answer, and not for the programme', async () => {
  const asked: unknown[] = [];
  const selected = (_: string, init?: RequestInit) => {
    asked.push(JSON.parse(init?.body as string));
    return ids.map(detailOf);
  };
  const { requests } = open('?day=all', { answers: { ...answers(), '/api/Public/SelectedSessions': selected } }, named);
  await screen.findByText('Heart failure');
  expect(shown()).toEqual(['Opening', 'Heart failure']);
  // Strict mode asks whatever it asks twice.
  expect(asked).toEqual([ids, ids]);
  expect(requests.some((address) => address.includes('PAGSessionsV2'))).toBe(false);
});

test('without a connection the copy of the programme has them', async () => {
  const away = () => new Response('{}', { status: 404 });
  const { requests } = open('?day=all', { answers: { ...answers(), '/api/Public/SelectedSessions': away } }, named);
  await waitFor(() => expect(requests.some((address) => address.includes('PAGSessionsV2'))).toBe(true));
  await screen.findByText('Heart failure');
  expect(shown()).toEqual(['Opening', 'Heart failure']);
});

test('a server asks the same before it draws; many ids, presentations and abstracts are of the whole programme', () => {
  const first = (props: typeof defaults) => {
    const { endpoint, body } = data(props, context)[0]!;
    return [endpoint.path, body];
  };
  expect(first(named)).toEqual(['/api/Public/SelectedSessions', ids]);
  expect(first(defaults)).toEqual(['/api/Modules/PAGSessionsV2', undefined]);
  expect(first({ ...named, show: 'abstracts' })).toEqual(['/api/Modules/PAGSessionsV2', undefined]);
  expect(first({ ...defaults, ids: Array.from({ length: 41 }, (__, nth) => `s-${nth}`) })).toEqual([
    '/api/Modules/PAGSessionsV2',
    undefined,
  ]);
});
