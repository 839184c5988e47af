// What is answered about registering: tickets as they are offered, and the reader's own registration.
import * as z from 'zod';
import { invoiceFields, neededInvoiceFields, paymentWays, registrationStates } from '../base/registration-limits.ts';
import { profileFieldNames } from '../base/profile-fields.ts';

const instant = z.string().nullable();
const amount = z.number().int().min(0).meta({ description: 'In the smallest unit of the currency.' });

/** A kind of ticket as it is offered now. */
export const offeredTicket = z.object({
  Id: z.string(),
  Name: z.string(),
  Description: z.string(),
  Sale: z.enum(['now', 'later', 'over']).meta({ description: '`later`: sold from `From` on; `over`: no price applies any more.' }),
  Price: amount,
  Until: instant.meta({ description: 'Last instant of this price, ISO 8601 in UTC.' }),
  From: instant,
  Places: z.enum(['open', 'few', 'full']).meta({ description: '`full`: none, or others wait for one.' }),
  WaitingList: z.boolean(),
  VoucherOnly: z.boolean(),
  Payments: z.array(z.enum(paymentWays)),
});
export type OfferedTicket = z.infer<typeof offeredTicket>;

/** The reader's own registration. */
export const ownRegistration = z.object({
  Number: z.string(),
  TicketId: z.string(),
  TicketName: z.string(),
  State: z.enum(registrationStates),
  PaidBy: z.enum(['free', 'voucher', ...paymentWays]),
  IsPaid: z.boolean(),
  HasTicket: z.boolean().meta({ description: 'Whether there is a ticket that counts.' }),
  Price: amount.meta({ description: 'What it costs; of an offer the price of now.' }),
  Currency: z.string(),
  InvoiceNumber: z.string().meta({ description: 'Empty where there is no invoice.' }),
  InvoiceAddress: z.string(),
  HowToPay: z.string(),
  WaitingPlace: z.number().int().nullable().meta({ description: 'Place on the waiting list, from 1.' }),
  HeldUntil: instant.meta({ description: 'Until when the place is kept for a payment or an offer.' }),
  MayCancel: z.boolean(),
  CreatedAt: z.string(),
});
export type OwnRegistration = z.infer<typeof ownRegistration>;

/** Everything the page of registration shows. */
export const registrationOverview = z.object({
  IsOpen: z.boolean(),
  OpensAt: instant,
  ClosesAt: instant,
  Currency: z.string(),
  Note: z.string(),
  IsTest: z.boolean().meta({ description: 'The payment provider charges nobody.' }),
  Tickets: z.array(offeredTicket),
  Fields: z.array(z.enum(profileFieldNames as [(typeof profileFieldNames)[number]])),
  Terms: z.array(z.object({ Id: z.string(), Version: z.string(), Title: z.string(), Content: z.string() })),
  Registration: ownRegistration.nullable().meta({ description: 'The latest of the signed-in user; null for none and for visitors.' }),
});
export type RegistrationOverview = z.infer<typeof registrationOverview>;

const line = z
  .string()
  .max(200)
  .regex(/^\P{Cc}*$/u)
  .default('');

/** An invoice address as it is sent. */
export const sentInvoice = z.object(
  Object.fromEntries(invoiceFields.map((name) => [name, line])) as Record<(typeof invoiceFields)[number], typeof line>,
);
export type SentInvoiceAddress = z.infer<typeof sentInvoice>;

/** Whether an address has all that an invoice needs. */
export const isWholeAddress = (address: SentInvoiceAddress): boolean =>
  [...neededInvoiceFields].every((name) => address[name].trim() !== '');
