// The registration: tickets for everybody, the form, vouchers, and the own registration in its states.
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OwnRegistration, RegistrationOverview } from '#src/contract/registration-shapes.ts';
import { installTopLayer } from '#src/ui/top-layer.testing.ts';
import { profileFieldNames } from '#src/base/profile-fields.ts';
import { renderView } from '../../../tests/support/render-view.tsx';
import { faults, refused, type Reply, server, user, watchLeaving } from '../account.fixture.ts';
import { props as schema } from './props.ts';
import View from './view.tsx';

const at = (path: string): string => `/api/Registration/${path}`;
const ticket = {
  Description: '',
  Sale: 'now' as const,
  Price: 0,
  Until: null,
  From: null,
  Places: 'open' as const,
  WaitingList: false,
  VoucherOnly: false,
  Payments: ['invoice', 'provider'] as ('invoice' | 'provider')[],
};
const overview: RegistrationOverview = {
  IsOpen: true,
  OpensAt: null,
  ClosesAt: '2027-05-05T10:00:00Z',
  Currency: 'EUR',
  Note: 'With tax.',
  IsTest: true,
  Tickets: [
    { ...ticket, Id: 'early', Name: 'Early', Sale: 'over' },
    { ...ticket, Id: 'regular', Name: 'Full congress', Price: 79000, Until: '2027-05-05T10:00:00Z', Places: 'few' },
    { ...ticket, Id: 'student', Name: 'Student', Price: 9500, VoucherOnly: true },
    { ...ticket, Id: 'course', Name: 'Course', Price: 1000, Places: 'full', WaitingList: true },
    { ...ticket, Id: 'gone', Name: 'Dinner', Places: 'full' },
  ],
  Fields: ['Firstname', 'Surname', 'Contact.CountryId'],
  Terms: [{ Id: 'fees', Version: '1', Title: 'Fees', Content: '<p>Be fair.</p>' }],
  Registration: null,
};
const own: OwnRegistration = {
  Number: 'REG-ABCDEFGHJK',
  TicketId: 'regular',
  TicketName: 'Full congress',
  State: 'confirmed',
  PaidBy: 'invoice',
  IsPaid: false,
  HasTicket: true,
  Price: 79000,
  Currency: 'EUR',
  InvoiceNumber: 'R-0001',
  InvoiceAddress: 'Clinic, Vienna',
  HowToPay: 'Within 14 days.',
  WaitingPlace: null,
  HeldUntil: null,
  MayCancel: true,
  CreatedAt: '2027-04-01T10:00:00Z',
};
const empty = Object.fromEntries(profileFieldNames.filter((name) => !name.startsWith('Contact.')).map((name) => [name, '']));
const contact = Object.fromEntries(profileFieldNames.flatMap((name) => (name.startsWith('Contact.') ? [[name.slice(8), '']] : [])));
const mira = {
  ...empty,
  UserId: '7',
  ImportId: '',
  Email: 'mira@example.org',
  ProfilePicturePath: '',
  Firstname: 'Mira',
  Surname: 'Öz',
  Gender: null,
  HealthCareProfessional: null,
  SelectedInterests: [],
  Contact: { ...contact, Street: 'Ring 1', ZipCode: '1010', City: 'Vienna', CountryId: 'AT' },
  CountryListV2: [{ Id: 'AT', Name: 'Austria' }],
  TitleList: [],
  ProfessionList: [],
  InterestList: [],
  Form: { Status: 'Open', Fields: [], Today: '2027-05-03', MayAddPicture: false },
};

const person = (who: object | null) =>
  ({ user: who, who: { user: null, tickets: [] }, presence: () => Promise.resolve({ invalidate: vi.fn() }) }) as never;
function show(
  table: Readonly<Record<string, Reply>> = {},
  { who = user, path = '', search = '', only = false }: { who?: object | null; path?: string; search?: string; only?: boolean } = {},
) {
  const api = server({ [at('Overview')]: overview, '/api/Core/User': mira, ...table });
  const view = renderView(View, schema.parse(only ? { show: 'tickets' } : {}), {
    answers: api.answers,
    params: { subApplicationRoute: path },
    search,
    frame: { person: person(who) },
  });
  return { ...view, ...api, sent: (to: string) => api.seen.filter((one) => one.path === at(to)) };
}
const choose = async (name: RegExp) => userEvent.click(await screen.findByRole('radio', { name }));
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

let gone: string[];
beforeAll(installTopLayer);
beforeEach(() => (gone = watchLeaving()));
afterEach(() => void vi.restoreAllMocks());

test('a visitor sees tickets, prices and what is left in words, and the two ways to an account', async () => {
  const { root } = show({}, { who: null });
  expect(await screen.findByText('€790.00')).toBeTruthy();
  for (const words of ['Few left', 'Not sold any more', 'With a voucher', 'Sold out, waiting list', 'Sold out'])
    expect(screen.getByText(words)).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
  for (const name of ['Sign in', 'Create an account'])
    expect(screen.getByRole('link', { name }).getAttribute('href')).toMatch(/returnUrl=/);
  expect(await faults(root)).toEqual([]);
});

test('what is missing is said beside it; then it is sent once, with the price that was shown', async () => {
  const { root, sent } = show({ [at('Register')]: { Registration: own, PaymentUrl: '' } }, { path: 'regular' });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: /Full congress/ })).checked).toBe(true);
  expect(await faults(root)).toEqual([]);
  await press('Register with this ticket');
  const wrong = screen.getAllByRole('link').map(({ textContent }) => textContent);
  expect(wrong).toEqual(['Choose how you pay.', 'Accept “Fees” to go on.']);
  await choose(/By invoice/);
  await userEvent.click(screen.getByRole('checkbox', { name: 'I accept: Fees' }));
  const asked = sent('Overview').length;
  await press('Register with this ticket');
  await waitFor(() => expect(sent('Overview')).toHaveLength(asked + 1));
  expect(sent('Register')).toMatchObject([
    {
      body: {
        TicketId: 'regular',
        Price: 79000,
        Payment: 'invoice',
        MayWait: false,
        Person: { Firstname: 'Mira', Surname: 'Öz', 'Contact.CountryId': 'AT' },
        Invoice: { Name: 'Mira Öz', Street: 'Ring 1', ZipCode: '1010', City: 'Vienna', CountryId: 'AT' },
        Terms: [{ Id: 'fees', Version: '1' }],
      },
    },
  ]);
});

test('a voucher is looked at on press; what it makes free asks for no invoice', async () => {
  const { sent } = show({ [at('Voucher')]: { Price: 0 }, [at('Register')]: { Registration: own, PaymentUrl: '' } });
  await choose(/Student/);
  await press('Register with this ticket');
  expect(screen.getAllByText('This ticket needs a voucher.').length).toBeGreaterThan(0);
  await userEvent.type(screen.getByRole('textbox', { name: /Voucher/ }), 'stu-2027');
  await press('Check voucher');
  expect(await screen.findByText(/The voucher works/)).toBeTruthy();
  expect(screen.queryByRole('group', { name: 'Invoice address' })).toBeNull();
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Register with this ticket');
  await waitFor(() => expect(sent('Register')).toHaveLength(1));
  expect(sent('Register')[0]!.body).toMatchObject({ Price: 0, Payment: '', Voucher: 'stu-2027' });
});

test('what the server refuses is said where it belongs', async () => {
  const { sent } = show(
    { [at('Voucher')]: refused(404, 'voucher-unknown'), [at('Register')]: refused(409, 'sold-out') },
    { path: 'regular' },
  );
  await choose(/By invoice/);
  await userEvent.click(screen.getByRole('checkbox'));
  await userEvent.type(screen.getByRole('textbox', { name: /Voucher/ }), 'NOPE');
  await press('Check voucher');
  expect(await screen.findByText(/does not work for this ticket/)).toBeTruthy();
  await userEvent.clear(screen.getByRole('textbox', { name: /Voucher/ }));
  await press('Register with this ticket');
  expect((await screen.findAllByText(/The last place was taken just now/)).length).toBeGreaterThan(0);
  expect(sent('Overview').length).toBeGreaterThan(1);
});

test('who pays at once is led to the provider; who joins the list says so', async () => {
  const { sent } = show({ [at('Register')]: { Registration: { ...own, State: 'pending' }, PaymentUrl: '/payments/test?id=1' } });
  await choose(/Course/);
  expect(screen.getByText(/You join the waiting list/)).toBeTruthy();
  await choose(/Online, at once/);
  await userEvent.click(screen.getByRole('checkbox'));
  await press('Join the waiting list');
  await waitFor(() => expect(gone).toEqual(['/payments/test?id=1']));
  expect(sent('Register')[0]!.body).toMatchObject({ MayWait: true, Payment: 'provider' });
});

test.each([
  ['confirmed', {}, 'You are registered', ['Cancel registration']],
  ['pending', { HasTicket: false, HeldUntil: '2027-05-03T12:00:00Z' }, 'Your payment is missing', ['Pay now', 'Cancel registration']],
  ['waiting', { HasTicket: false, WaitingPlace: 3 }, 'You are on the waiting list', ['Leave the waiting list']],
  ['offered', { HasTicket: false, HeldUntil: '2027-05-03T12:00:00Z' }, 'There is a place for you', ['Take the place', 'Decline the place']],
] as const)('the own registration that is %s', async (State, more, title, buttons) => {
  const { root } = show({ [at('Overview')]: { ...overview, Registration: { ...own, State, ...more } } });
  expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(buttons);
  expect(screen.getByText('REG-ABCDEFGHJK')).toBeTruthy();
  expect(screen.queryAllByRole('link', { name: 'Ticket as PDF' })).toHaveLength(State === 'confirmed' ? 1 : 0);
  expect(await faults(root)).toEqual([]);
});

test('cancelling asks first; what was cancelled leaves the form for another', async () => {
  let now: OwnRegistration = { ...own, IsPaid: true };
  const { sent } = show({
    [at('Overview')]: () => ({ ...overview, Registration: now }),
    [at('Cancel')]: () => ({ Registration: (now = { ...now, State: 'cancelled', HasTicket: false }) }),
  });
  await screen.findByRole('heading', { name: 'You are registered' });
  await press('Cancel registration');
  // Who has paid asks about the money first.
  expect(screen.getByRole('dialog').textContent).toContain('What you have paid is returned by the rules of the organiser.');
  await press('Keep it');
  expect(sent('Cancel')).toEqual([]);
  await press('Cancel registration');
  await userEvent.click(screen.getAllByRole('button', { name: 'Cancel registration' }).at(-1)!);
  expect(await screen.findByText(/Your registration for “Full congress” was cancelled.*What you have paid is returned/)).toBeTruthy();
  expect(sent('Cancel')).toMatchObject([{ body: { Number: own.Number } }]);
});

test('who leaves the waiting list is told what that means there', async () => {
  show({ [at('Overview')]: { ...overview, Registration: { ...own, State: 'waiting', HasTicket: false, WaitingPlace: 3 } } });
  await screen.findByRole('heading', { name: 'You are on the waiting list' });
  await press('Leave the waiting list');
  const question = (await screen.findByRole('dialog')).textContent;
  expect(question).toContain('You give up your place on the list.');
  expect(question).not.toContain('given to somebody else');
});

test('closed, not yet open, nothing at all, no answer, tickets alone', async () => {
  show({ [at('Overview')]: { ...overview, IsOpen: false, OpensAt: '2027-10-01T00:00:00Z' } });
  expect(await screen.findByText(/Registration opens on/)).toBeTruthy();
  document.body.replaceChildren();
  show({ [at('Overview')]: { ...overview, IsOpen: false, Tickets: [] } });
  expect(await screen.findByText(/Nobody can register here/)).toBeTruthy();
  document.body.replaceChildren();
  show({ [at('Overview')]: refused(503) });
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  document.body.replaceChildren();
  show({}, { only: true });
  expect(await screen.findByRole('link', { name: 'Register' })).toBeTruthy();
  expect(screen.queryByRole('radio')).toBeNull();
});

test('what came back from the payment is said', async () => {
  show({ [at('Overview')]: { ...overview, Registration: { ...own, State: 'pending', HasTicket: false } } }, { search: '?payment=failed' });
  expect(await screen.findByText(/The payment did not work/)).toBeTruthy();
});
