// The registration document: kinds of tickets with prices, places and what they grant, and the rules of registering, `registration.json` (A §2 registration).
import * as z from 'zod';
import { paymentWays } from '../../base/registration-limits.ts';
import { eventTime, identifier, localisedTitle, optional, required } from '../fields.ts';
import { versioned } from './envelope.ts';
import { flag, group, line, list, text } from './field-kinds.ts';

/** Most kinds of tickets, prices of one, and fields of the form. */
const MOST_TICKETS = 100;
const MOST_PRICES = 20;
const MOST_FIELDS = 40;
/** Highest amount, in the smallest unit of the currency. */
const HIGHEST = 100_000_000;

const time = (title: string, description: string, example: string) =>
  optional(eventTime.nullable(), null, { title, description: `${description} Local time of the event; null: no bound.`, example });

const price = z
  .looseObject({
    Amount: required(z.number().int().min(0).max(HIGHEST), {
      title: 'Amount',
      description: 'Price in the smallest unit of the currency: 69000 is 690.00 EUR. 0 is free.',
      example: 69000,
    }),
    StartTime: time('From', 'The price applies from this moment on.', '2027-02-01'),
    EndTime: time('Until', 'The price applies up to and including this moment; a day counts to its end.', '2027-03-31'),
  })
  .meta({ id: 'TicketPrice', description: 'A price and when it applies.' });

const name = (title: string, description: string, example: string) => line(title, description, example);

const ticketKind = z
  .looseObject({
    Id: required(identifier, {
      title: 'Id',
      description:
        'Id of the kind, unique among them; `registration/<id>` opens the form with it. Registrations keep it: do not change it later.',
      example: 'regular',
    }),
    Name: required(localisedTitle, { title: 'Name', description: 'What visitors read.', example: 'Full congress' }),
    Description: text('Description', 'One or two sentences: for whom it is and what it includes.', 'Three days, on site or online.'),
    Prices: optional(z.array(price).max(MOST_PRICES), [], {
      title: 'Prices',
      description: 'Prices with their windows, which must not overlap; outside of all of them nothing is sold. Without a price it is free.',
      example: [{ Amount: 69000, StartTime: '2027-02-01', EndTime: '2027-03-31' }],
    }),
    Capacity: optional(z.number().int().min(0).max(1_000_000).nullable(), null, {
      title: 'Places',
      description: 'How many there are; visitors read in words how many are left. null: unlimited.',
      example: 200,
    }),
    WaitingList: flag('Waiting list', 'When it is full, people can join a list and are offered places in its order.'),
    VoucherOnly: flag('Voucher only', 'Only who has a voucher can take it (`foyer vouchers`).'),
    Payments: optional(z.array(z.enum(paymentWays)).max(paymentWays.length), ['invoice'], {
      title: 'Ways to pay',
      description:
        '`invoice`: by invoice · `provider`: at once, with the payment provider that the server has. What costs nothing is not paid for.',
      example: ['invoice', 'provider'],
    }),
    TicketTypeName: name('Ticket', 'TicketTypeName of the ticket that is made; policies ask for it. Empty: the id.', 'Full Congress'),
    ParticipantTypeName: name('Participant type', 'ParticipantTypeName of the ticket.', 'Delegate'),
    TicketGrade: name('Grade', 'TicketGrade of the ticket.', 'Standard'),
    SocietyMemberType: name('Member type', 'SocietyMemberType of the ticket.', 'Full member'),
    EnableHCP: flag('Healthcare professional', 'EnableHCP of the ticket.'),
    Days: list(eventTime, 'Days', 'Days of entry, YYYY-MM-DD; empty: all.', ['2027-05-03']),
  })
  .meta({ id: 'TicketKind', description: 'A kind of ticket that people can register for.' });

/** Registration to an event. Nobody can register where no kind of ticket is named. */
export const registration = z.looseObject({
  ...versioned('registration'),
  opensAt: time('Opens', 'Nobody can register before this moment.', '2026-10-01'),
  closesAt: time('Closes', 'Nobody can register after this moment.', '2027-05-05T12:00'),
  currency: optional(z.string().regex(/^([A-Z]{3})?$/), '', {
    title: 'Currency',
    description: 'Three capital letters of ISO 4217, of all prices. Needed where something costs money.',
    example: 'EUR',
  }),
  tickets: optional(z.array(ticketKind).max(MOST_TICKETS), [], {
    title: 'Tickets',
    description: 'Kinds of tickets, in the order in which they are offered.',
    example: [{ Id: 'regular', Name: 'Full congress', Prices: [{ Amount: 69000 }] }],
  }),
  fields: optional(z.array(z.string().max(60)).max(MOST_FIELDS), [], {
    title: 'Fields',
    description: 'Fields of the profile that must be filled to register, in addition to the name.',
    example: ['Institution', 'Country'],
  }),
  terms: optional(z.array(identifier).max(20), [], {
    title: 'Terms',
    description: 'Ids of terms (`terms/<id>.json`) that must be accepted with each registration.',
    example: ['registration-terms'],
  }),
  ticketBeforePayment: flag(
    'Ticket before payment',
    'Whether the ticket of an invoice counts as paid at once. Otherwise it counts when the payment is noted (`foyer registrations mark-paid`).',
  ),
  cancelUntil: time('Cancel until', 'Until this moment people can cancel by themselves. Without it they cannot.', '2027-03-31'),
  offerHours: optional(z.number().int().min(1).max(720), 24, {
    title: 'Hours of an offer',
    description: 'How long somebody of the waiting list has to take a place, in hours.',
    example: 48,
  }),
  invoice: group(
    z.looseObject({
      prefix: name('Prefix', 'Stands before the number of an invoice. Numbers are consecutive and without gaps.', 'KAR27-'),
      howToPay: text('How to pay', 'Stands in the letter with the invoice: account, bank, days to pay.', 'Please pay within 14 days.'),
      note: text('Note', 'Stands below the price: taxes, fees.', 'Prices include 19 % VAT.'),
    }),
    'Invoice',
    'What stands in invoices.',
    { prefix: 'KAR27-' },
  ),
});

/** The registration document with its defaults filled in. */
export type RegistrationDocument = z.infer<typeof registration>;
export type TicketKind = z.infer<typeof ticketKind>;
