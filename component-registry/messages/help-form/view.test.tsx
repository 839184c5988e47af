// Questions to the help desk: of an account, of a guest, with what is missing, and where there is no desk.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { type Around, renderView } from '../../../tests/support/render-view.tsx';
import { eve, everythingOn, passerBy } from '../parts/messages.fixture.ts';
import { props } from './props.ts';
import View from './view.tsx';

const show = (around: Partial<Around> = {}) =>
  renderView(View, props.parse({}), { documents: everythingOn, frame: { person: eve }, ...around });

test('topic, subject and question of somebody signed in; what is missing is said', async () => {
  show();
  expect(screen.queryByRole('textbox', { name: 'Your e-mail' })).toBeNull();
  await userEvent.selectOptions(screen.getByRole('combobox', { name: /Topic/ }), 'Technology');
  await userEvent.click(screen.getAllByRole('button').at(-1)!);
  expect(await screen.findByText('Please enter a subject.')).toBeTruthy();
});

test.each([
  [{}, /comes by letter/],
  [{ MailIsOff: true }, /will stand with your questions/],
])('where the answer to a question will be found: %j', async (mail, said) => {
  show({ answers: { '/api/HelpDesk/Question': { ThreadId: 7, ...mail } } });
  await userEvent.type(screen.getByRole('textbox', { name: /Subject/ }), 'Ramp');
  await userEvent.type(screen.getByRole('textbox', { name: /question/i }), 'Is there one?');
  await userEvent.click(screen.getAllByRole('button').at(-1)!);
  expect(await screen.findByText(said)).toBeTruthy();
});

test('a guest gives name and address', () => {
  show({ frame: { person: passerBy } });
  expect(screen.getByRole('textbox', { name: /Your e-mail/ })).toBeTruthy();
  expect(screen.getByRole('textbox', { name: /Your name/ })).toBeTruthy();
});

test('without a desk the page leads on', () => {
  show({ documents: {} });
  expect(screen.getByText('This event has no help desk.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toBeTruthy();
});
