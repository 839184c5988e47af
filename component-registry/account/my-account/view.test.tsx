// The account of a person: sign-ins, data, terms, deletion with a second question.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, ME, me, server, user } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const OWN = '/api/Core/OwnAccount';
const TERMS = '/api/custominterfaces/oauth/UserConsent/TermsAndConditions';
const END = '/api/Core/EndSignIns';
const DELETE = '/api/Core/RequestDeletion';
const ACCEPT = '/api/Core/AcceptTerms';
const signIn = { Device: 'Phone', Browser: 'Firefox', Since: '2027-05-03T08:00:00Z', Until: '2027-05-03T20:00:00Z' };
const account = {
  SignIns: [
    { ...signIn, Uuid: 'a', IsThis: true },
    { ...signIn, Uuid: 'b', Device: '', Browser: '', IsThis: false },
  ],
  DeletedAt: null,
  Picture: '',
  MayAddPicture: true,
};
const terms = {
  Id: 'use',
  Version: '2',
  Title: 'Terms of use',
  Content: '<p>Be kind.</p>',
  IsPrivacyPolicy: false,
  IsMandatory: true,
  AnsweredAt: null,
  IsAccepted: false,
};

function show(who: object | null = user, own: object = account) {
  const api = server({
    [OWN]: own,
    [TERMS]: [terms],
    [END]: { Ended: 1 },
    [DELETE]: { DeletedAt: null },
    [ACCEPT]: { AnsweredAt: signIn.Since },
  });
  const shown = renderView(View, schema.parse({ module: '' }), { answers: { ...api.answers, [ME]: me(who) } });
  return { ...shown, sent: () => api.seen.flatMap(({ path, body }) => (body === undefined ? [] : [[path, body]])) };
}
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('signs out elsewhere, accepts terms, and deletes after a second question', async () => {
  const { root, sent } = show();
  await press('Sign out: Unknown device');
  await press('Accept: Terms of use');
  expect(await faults(root)).toEqual([]);
  await press('Delete my account');
  expect(sent().map(([path]) => path)).toEqual([END, ACCEPT]);
  const [, sure] = await screen.findAllByRole('button', { name: 'Delete my account', hidden: true });
  await userEvent.click(sure!);
  expect(sent()).toEqual([
    [END, { Uuid: 'b' }],
    [ACCEPT, { Id: 'use', Version: '2', IsAccepted: true }],
    [DELETE, { Keep: false }],
  ]);
  const download = screen.getByRole('link', { name: /JSON/ }).getAttribute('href');
  expect(download).toBe('/api/Core/UserData?eventid=society%2Fcongress2027&language=en-GB&format=json');
  expect(screen.getByRole('link', { name: 'Change my details' }).getAttribute('href')).toMatch(/^\/userform\/.*returnUrl=/);
});

test('a deletion that waits can be taken back', async () => {
  const { sent } = show(user, { ...account, DeletedAt: '2027-05-17T08:00:00Z' });
  expect(await screen.findByText(/^Your account will be deleted on/)).toBeTruthy();
  await press('Keep my account');
  expect(sent()).toEqual([[DELETE, { Keep: true }]]);
});

test('a visitor signs in first', async () => {
  show(null);
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
});
