// Assemblies: what is running, who may vote, documents, other pages, none, failures.
import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import type { AgendaItem, Assembly } from '#contract/assemblies';
import { type Props, props } from './props.ts';
import { runningItem } from './running-item.ts';
import View from './view.tsx';

const item = (Number: string, StartTime: string | null, more: Partial<AgendaItem> = {}): AgendaItem => ({
  Number,
  Title: `Item ${Number}`,
  StartTime,
  IsVote: false,
  Text: '',
  Speakers: [],
  Documents: [],
  ...more,
});
const assembly: Assembly = {
  Id: 'g',
  Title: 'General assembly',
  StartTime: '2027-05-04T18:00:00+02:00',
  EndTime: '2027-05-04T19:30:00+02:00',
  Place: 'Hall B',
  Summary: '',
  Voters: 'members',
  Text: '<p>Come.</p>',
  MayVote: false,
  Withheld: 1,
  Documents: [{ Title: 'Report', Url: '/assets/report.pdf' }],
  Agenda: [
    item('1', '2027-05-04T18:00:00+02:00', { Speakers: [{ Id: '7', Firstname: '', Surname: '', DisplayName: 'Ada Sol' }] }),
    item('2', '2027-05-04T18:20:00+02:00', { IsVote: true }),
    item('3', null),
  ],
};
const show = (set: Partial<Props> = {}, around: Partial<Around> = {}, answer: unknown = [assembly]) =>
  renderView(View, props.parse({ title: 'Assembly', level: 1, ...set }), {
    page: 'AssemblyPage',
    answers: { '/api/modules/Assemblies': answer },
    ...around,
  });

test('agenda with speakers and votes, documents, and what is withheld', async () => {
  show();
  const agenda = within(await screen.findByRole('region', { name: 'Agenda: General assembly' }));
  expect(agenda.getAllByRole('listitem').filter((one) => one.textContent?.includes('Vote'))).toHaveLength(1);
  expect(agenda.getByRole('link', { name: 'Ada Sol' }).getAttribute('href')).toBe('/society/congress2027/en-GB/faculty/7');
  expect(screen.getByRole('link', { name: 'Report' }).getAttribute('href')).toBe('/assets/report.pdf');
  expect(screen.getByText('1 document is for voters alone.')).toBeTruthy();
  expect(screen.getByText(/18:00–19:30/)).toBeTruthy();
});

test.each([
  [false, 'Sign in to see whether you may vote.'],
  [true, 'You may vote.'],
  [null, undefined],
])('a reader of whom is said: %s', async (MayVote, words) => {
  show({}, {}, [{ ...assembly, MayVote }]);
  await screen.findByRole('heading', { level: 2, name: 'General assembly' });
  expect(screen.queryByText(/you may vote/i)?.textContent).toBe(words);
});

test('the last item whose time has come is running while the assembly is held', () => {
  const at = (time: string): number => runningItem(assembly, Date.parse(`2027-05-04T${time}:00+02:00`));
  expect([at('17:59'), at('18:00'), at('18:25'), at('19:30')]).toEqual([-1, 0, 1, -1]);
  expect(runningItem({ ...assembly, StartTime: null }, Date.parse('2027-05-04T18:30:00+02:00'))).toBe(-1);
  expect(runningItem({ ...assembly, EndTime: null }, Date.parse('2027-05-04T23:00:00+02:00'))).toBe(1);
});

test('on another page when and where, and the way to the agenda', async () => {
  show({ level: 2 }, { page: 'HomePage' });
  expect((await screen.findByRole('link', { name: 'To agenda and documents' })).getAttribute('href')).toMatch(/\/society\/congress2027\//);
  expect(screen.queryByRole('region', { name: /Agenda/ })).toBeNull();
});

test('none yet, and a failure that can be tried again', async () => {
  const first = show({}, {}, []);
  expect(await screen.findByText('No assembly has been called.')).toBeTruthy();
  first.unmount();
  show({}, {}, new Response('{}', { status: 500 }));
  expect(await screen.findByRole('button', { name: 'Retry' })).toBeTruthy();
});
