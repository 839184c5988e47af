// Registering for an event (A §2 registration): tickets, vouchers, the waiting list, payments. Prices are the server's alone.
import * as z from 'zod';
import { LONGEST_VOUCHER, paymentWays } from '../base/registration-limits.ts';
import { type Area, endpoint } from './endpoint.ts';
import { eventParameter } from './event-shapes.ts';
import { ownRegistration, registrationOverview, sentInvoice } from './registration-shapes.ts';

export const area: Area = {
  title: 'Registration',
  description:
    'Tickets that people register for by themselves, of the registration document. Everybody has one active registration at most.',
  needsPeople: true,
};

const shared = { caching: 'never', event: ['eventid'], spec: 'A §2 registration', mostBytes: 16 * 1024 } as const;
const change = { ...shared, method: 'POST', auth: 'user', effect: 'change', limit: 'write' } as const;
const ofEvent = z.object({ eventid: eventParameter, language: z.string().max(20).optional() });
const number = z.string().regex(/^REG-[0-9A-Z]{10}$/);
const ticketId = z.string().min(1).max(120);
const voucher = z
  .string()
  .max(LONGEST_VOUCHER)
  .regex(/^\P{Cc}*$/u);
const price = z
  .number()
  .int()
  .min(0)
  .meta({ description: 'The price that was shown; 409 `price-changed` where it is another one by now.' });
const outcome = z.object({
  Registration: ownRegistration,
  PaymentUrl: z.string().meta({ description: 'Where to pay; empty where nothing is to be paid at once.' }),
});
const numberExample = { body: { Number: 'REG-AAAAAAAAAA' } };

export const getRegistration = endpoint({
  ...shared,
  method: 'GET',
  auth: 'none',
  effect: 'read',
  limit: 'read',
  path: '/api/Registration/Overview',
  title: 'Tickets and the own registration',
  description: 'What can be registered for, at the prices of now, and the registration of the signed-in user.',
  query: ofEvent,
  reply: registrationOverview,
});

export const checkVoucher = endpoint({
  ...shared,
  method: 'POST',
  auth: 'user',
  effect: 'read',
  limit: 'write',
  path: '/api/Registration/Voucher',
  title: 'Look at a voucher',
  description:
    'The price of a ticket with a voucher. 404 `voucher-unknown` for one that does not work, 409 `voucher-used` for one that is used up.',
  query: ofEvent,
  body: z.object({ TicketId: ticketId, Voucher: voucher.min(1) }),
  example: { body: { TicketId: 'student', Voucher: 'KARDIA-STUDENT' } },
  reply: z.object({ Price: z.number().int().min(0) }),
});

export const registerForEvent = endpoint({
  ...change,
  path: '/api/Registration/Register',
  title: 'Register',
  description:
    'Takes a place, or one on the waiting list where `MayWait` says so; sent again under its `RequestId` it is the same. 409: `sold-out`, `price-changed`, `voucher-used`, `registered-already`, `terms-missing`, `closed`.',
  query: ofEvent,
  body: z.object({
    RequestId: z.string().regex(/^[\w-]{8,64}$/),
    TicketId: ticketId,
    Voucher: voucher.default(''),
    Price: price,
    Payment: z.enum(['', ...paymentWays]).default(''),
    MayWait: z.boolean().default(false),
    Person: z.record(z.string().max(60), z.string().max(4000)).default({}).meta({ description: 'Fields of the profile by name.' }),
    Invoice: sentInvoice.prefault({}),
    Terms: z
      .array(z.object({ Id: z.string().max(120), Version: z.string().max(60) }))
      .max(20)
      .default([]),
  }),
  example: { body: { RequestId: 'request-0001', TicketId: 'regular', Price: 79000, Payment: 'invoice', Person: { Firstname: 'Mira' } } },
  reply: outcome,
});

export const acceptOffer = endpoint({
  ...change,
  path: '/api/Registration/AcceptOffer',
  title: 'Take an offered place',
  description: 'Takes the place that somebody of the waiting list is offered. 409 `offer-over` when it is not offered any more.',
  query: ofEvent,
  body: z.object({ Number: number, Price: price }),
  example: { body: { ...numberExample.body, Price: 0 } },
  reply: outcome,
});

export const payRegistration = endpoint({
  ...change,
  path: '/api/Registration/Pay',
  title: 'Pay again',
  description: 'Begins another payment of a registration that waits for one. 409 `not-due` where none is due.',
  query: ofEvent,
  body: z.object({ Number: number }),
  example: numberExample,
  reply: z.object({ PaymentUrl: z.string() }),
});

export const cancelRegistration = endpoint({
  ...change,
  path: '/api/Registration/Cancel',
  title: 'Cancel the registration',
  description:
    'Gives the place back. Cancelled before, it is answered as it is. 409 `no-cancelling` where the organiser does not allow it any more.',
  query: ofEvent,
  body: z.object({ Number: number }),
  example: numberExample,
  reply: z.object({ Registration: ownRegistration }),
});
