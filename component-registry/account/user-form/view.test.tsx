// The user form: filled in with what is known, complete only with what the event asks for.
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test } from 'vitest';
import { outbox } from '#src/stores/outbox.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { profileFieldNames } from '#src/base/profile-fields.ts';
import { faults, ME, me, refused, type Reply, server, user } from '../account.fixture.ts';
import { partsInOrder } from './date-field.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

// What one test has typed is a draft for the next.
beforeEach(() => localStorage.clear());

const USER = '/api/Core/User';
/** A form that shows these fields; of `*` it is required. */
const fieldsOf = (...names: string[]) => names.map((name) => ({ Name: name.replace('*', ''), IsRequired: name.endsWith('*'), Start: '' }));
const profile = Object.fromEntries(profileFieldNames.filter((name) => !name.startsWith('Contact.')).map((name) => [name, '']));
const contact = Object.fromEntries(
  profileFieldNames.filter((name) => name.startsWith('Contact.')).map((name) => [name.replace('Contact.', ''), '']),
);
const mira = {
  ...profile,
  UserId: '7',
  ImportId: '',
  Email: 'mira@example.org',
  ProfilePicturePath: '',
  Firstname: 'Mira',
  Surname: 'Öz',
  Gender: null,
  HealthCareProfessional: null,
  SelectedInterests: ['rhythm', 'gone'],
  Contact: contact,
  CountryListV2: [
    { Id: 'AT', Name: 'Austria' },
    { Id: 'DE', Name: 'Germany' },
  ],
  TitleList: [{ Id: 'dr', Name: 'Dr.' }],
  ProfessionList: [{ Id: 'nurse', Name: 'Nurse' }],
  InterestList: [
    { Id: 'rhythm', Name: 'Rhythm' },
    { Id: 'valves', Name: 'Valves' },
  ],
  Form: {
    Status: 'Open',
    Fields: fieldsOf('TitleId', 'Firstname*', 'Surname', 'Contact.Institute*', 'Contact.City', 'Contact.CountryId*', 'Language'),
    Today: '2027-05-03',
    MayAddPicture: true,
  },
};
const formWith = (...names: string[]) => ({ ...mira, Form: { ...mira.Form, Fields: fieldsOf(...names) } });

/** The same path reads and writes. */
const record =
  (saved: Reply = { ...mira, NotTaken: [] }, known: unknown = mira): Reply =>
  (seen, before) =>
    seen.body === undefined ? known : typeof saved === 'function' ? (saved as (...all: unknown[]) => unknown)(seen, before) : saved;

function show(reply: Reply, who: object | null = user) {
  const api = server({ [USER]: reply });
  const around = { answers: { ...api.answers, [ME]: me(who) }, search: '?returnUrl=%2Fx' };
  return { ...renderView(View, schema.parse({}), around), ...api, sent: () => api.seen.filter(({ body }) => body !== undefined) };
}
const field = (name: string | RegExp) => screen.findByLabelText<HTMLInputElement>(name);
const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));

test('asks for what the event needs, says what may stay empty, and sends it', async () => {
  const { sent } = show(record());
  expect((await field('First name')).value).toBe('Mira');
  expect(await faults(document.body)).toEqual([]);
  await save();
  const wrong = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(wrong).toEqual(expect.arrayContaining(['Please fill in: Institution.', 'Please fill in: Country.']));
  expect(wrong.filter((words) => words.startsWith('Please'))).toHaveLength(2);
  expect(sent()).toEqual([]);
  await userEvent.type(await field('Institution'), ' Clinic ');
  await userEvent.selectOptions(await field('Country'), 'Austria');
  await userEvent.selectOptions(await field('Language (optional)'), 'de-DE');
  await save();
  const heading = await screen.findByRole('heading', { level: 1, name: 'Saved' });
  expect(document.activeElement).toBe(heading);
  expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe('/x');
  expect(sent()).toMatchObject([
    {
      query: { eventid: 'society/congress2027', language: 'en-GB' },
      body: {
        TitleId: '',
        Firstname: 'Mira',
        Surname: 'Öz',
        Language: 'de-DE',
        Contact: { Institute: 'Clinic', City: '', CountryId: 'AT' },
      },
    },
  ]);
});

test('fields of each kind: what is wrong is said beside them, and the wire has its own forms', async () => {
  const { sent } = show(
    record(undefined, formWith('GenderExtended', 'Birthday', 'Contact.Www', 'HealthCareProfessional', 'Efn', 'SelectedInterests')),
  );
  await userEvent.type(await field(/^EFN/), '1234');
  await userEvent.type(await field('Year'), '2030');
  await userEvent.type(await field('Day'), '3');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), 'May');
  await userEvent.type(await field(/^Website/), 'www.example.org');
  await save();
  const wrong = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(wrong).toEqual(['Date of birth: this day is yet to come.', 'Enter the 15 digits of your EFN.']);
  expect(await faults(document.body)).toEqual([]);
  await userEvent.type(await field(/^EFN/), ' 5678 9012345');
  await userEvent.clear(await field('Year'));
  await userEvent.type(await field('Year'), '1980');
  await userEvent.selectOptions(await field(/^Gender/), 'Female');
  await userEvent.selectOptions(await field(/healthcare professional/), 'No');
  await userEvent.click(await field('Valves'));
  await save();
  await screen.findByRole('heading', { name: 'Saved' });
  expect(sent().map(({ body }) => body)).toEqual([
    {
      GenderExtended: 'female',
      Birthday: '1980-05-03',
      Contact: { Www: 'https://www.example.org' },
      HealthCareProfessional: false,
      Efn: '123456789012345',
      SelectedInterests: ['rhythm', 'valves'],
    },
  ]);
});

test('the parts of a date stand as the language writes them', () => {
  expect(partsInOrder('en-GB')).toEqual(['day', 'month', 'year']);
  expect(partsInOrder('en-US')).toEqual(['month', 'day', 'year']);
  expect(partsInOrder('zh-CN')).toEqual(['year', 'month', 'day']);
});

test('a closed form shows what was stated, and has no button', async () => {
  const closed = formWith('Surname', 'Birthday', 'SelectedInterests');
  show(record(undefined, { ...closed, Birthday: '1980-05-03', Form: { ...closed.Form, Status: 'Accepted' } }));
  expect(await screen.findByText('The organiser has accepted your details.')).toBeTruthy();
  expect(screen.getByText('3 May 1980')).toBeTruthy();
  expect(screen.getByText('Rhythm, gone')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
});

test('what the server did not take, and what it refuses, is said', async () => {
  let answer: unknown = refused(400, 'not-listed', 'Contact.City');
  show(record(() => (typeof answer === 'function' ? (answer as () => unknown)() : answer), formWith('Contact.City')));
  await userEvent.type(await field(/^City/), 'Graz');
  await save();
  expect(await screen.findAllByText('City: choose from the list.')).toHaveLength(2);
  answer = { ...mira, NotTaken: [{ Field: 'Contact.City', Reason: 'not-asked' }] };
  await save();
  expect(await screen.findByText('Not saved, because this event does not ask for it: City.')).toBeTruthy();
});

test('nothing is lost when it cannot be saved', async () => {
  show(record(refused(503), formWith('Contact.City')));
  await userEvent.type(await field('City (optional)'), 'Graz{Enter}');
  expect(await screen.findByText(/The server did not answer/)).toBeTruthy();
  expect((await field('City (optional)')).value).toBe('Graz');
});

test('a visitor signs in first, and nothing is asked that only a user may', async () => {
  const { seen } = show(record(), null);
  expect((await screen.findByRole('link', { name: 'Sign in' })).getAttribute('href')).toMatch(/^\/login\/.*returnUrl=/);
  expect(seen).toEqual([]);
});

test('a session that has just ended is a visitor, too; no answer can be tried again', async () => {
  show(refused(401));
  expect(await screen.findByRole('link', { name: 'Sign in' })).toBeTruthy();
  document.body.replaceChildren();
  show(refused(500));
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
});

test('without a connection the details are kept in the outbox of their owner', async () => {
  outbox.setState({ entries: [] });
  const away = server({
    [USER]: (seen: { body?: unknown }) =>
      seen.body === undefined ? formWith('Contact.City*') : Promise.reject(new TypeError('Failed to fetch')),
  });
  renderView(View, schema.parse({}), {
    answers: { ...away.answers, [ME]: me(user) },
    frame: { person: { user: { ...user, UserId: '7' }, who: { user: null } } as never },
  });
  await userEvent.type(await field('City'), 'Lagos');
  await save();
  expect(await screen.findByRole('heading', { name: 'Kept on this device' })).toBeTruthy();
  expect(outbox.getState().entries).toMatchObject([
    { account: '7', method: 'POST', label: 'Your details', state: 'waiting', body: { Contact: { City: 'Lagos' } } },
  ]);
  document.body.replaceChildren();
  // The server does not take them: they are in the form again, and no longer in the outbox.
  const [entry] = outbox.getState().entries;
  outbox.setState({ entries: [{ ...entry!, state: 'refused', status: 409, code: '' }] });
  renderView(View, schema.parse({}), {
    answers: { ...away.answers, [ME]: me(user) },
    frame: { person: { user: { ...user, UserId: '7' }, who: { user: null } } as never },
  });
  expect(await screen.findByText(/What you typed here before is back/)).toBeTruthy();
  expect((await field('City')).value).toBe('Lagos');
  expect(outbox.getState().entries).toEqual([]);
});

test('what was typed and not sent is there again, and said; once it is sent it is forgotten', async () => {
  const drafts = () => Object.keys(localStorage).filter((key) => key.includes('profile') && localStorage.getItem(key) !== '');
  const first = show(record());
  await userEvent.type(await screen.findByLabelText(/^City/), 'Graz');
  expect(screen.queryByText(/What you typed here before/)).toBeNull();
  first.unmount();
  expect(drafts()).toHaveLength(1);
  const again = show(record());
  expect(await screen.findByDisplayValue('Graz')).toBeTruthy();
  expect(screen.getByText(/What you typed here before is back/)).toBeTruthy();
  await userEvent.type(screen.getByLabelText(/^Institution/), 'Clinic');
  await userEvent.selectOptions(screen.getByLabelText(/^Country$/), 'AT');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'Saved' })).toBeTruthy();
  expect(again.sent()[0]?.body).toMatchObject({ Contact: { City: 'Graz', Institute: 'Clinic' } });
  expect(drafts()).toEqual([]);
});

test('a draft of somebody else, or one that cannot be read, changes nothing', async () => {
  const [instance, event] = ['society', 'congress2027'];
  localStorage.setItem(`foyer.notes.draft.${instance}/${event}.8.profile`, '{"Contact.City":"Graz"}');
  localStorage.setItem(`foyer.notes.draft.${instance}/${event}.7.profile`, '{"Contact.City":[1]');
  show(record());
  expect(await screen.findByLabelText(/^City/)).toMatchObject({ value: '' });
  expect(screen.queryByText(/What you typed here before/)).toBeNull();
});
