// What the reader allows other participants: as the server has it, changed, and refused.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { eve, everythingOn, passerBy } from '../parts/messages.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

const known = { TakesMessages: false, IsListed: false, WantsLetters: false, Interests: [], About: '', MayTakePart: true };
const show = (profile: unknown = known, around: Partial<Around> = {}) =>
  renderView(View, props.parse({}), {
    documents: everythingOn,
    frame: { person: eve },
    answers: { '/api/Networking/Profile': profile },
    ...around,
  });

test('everything is off at first; what is allowed is sent whole and said to be saved', async () => {
  const sent: unknown[] = [];
  const keep = (_address: string, init?: RequestInit): unknown => {
    if (init?.method === 'POST') sent.push(JSON.parse(init.body as string));
    return known;
  };
  show(keep);
  const listed = await screen.findByRole('checkbox', { name: 'Show me in the directory' });
  expect((listed as HTMLInputElement).checked).toBe(false);
  await userEvent.click(listed);
  await userEvent.click(screen.getByRole('checkbox', { name: 'Imaging' }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your settings were saved.')).toBeTruthy();
  expect(sent).toEqual([{ TakesMessages: false, IsListed: true, WantsLetters: false, Interests: ['imaging'], About: '' }]);
});

test('letters are offered where the server sends any; without, what was chosen is kept', async () => {
  const letters = { name: /letter about messages/ };
  const { unmount } = show();
  expect(await screen.findByRole('checkbox', letters)).toBeTruthy();
  unmount();
  const sent: unknown[] = [];
  show((_address: string, init?: RequestInit): unknown => {
    if (init?.method === 'POST') sent.push(JSON.parse(init.body as string));
    return { ...known, WantsLetters: true, MailIsOff: true };
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Your settings were saved.')).toBeTruthy();
  expect(screen.queryByRole('checkbox', letters)).toBeNull();
  expect(sent).toEqual([{ TakesMessages: false, IsListed: false, WantsLetters: true, Interests: [], About: '' }]);
});

test('who may not take part is told; a failure can be tried again; visitors are asked to sign in', async () => {
  show({ ...known, MayTakePart: false });
  expect(await screen.findByText('Your ticket does not include networking.')).toBeTruthy();
  show(undefined, { answers: {} });
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy();
  show(known, { frame: { person: passerBy } });
  expect(screen.getByText('Sign in to see your messages.')).toBeTruthy();
});
