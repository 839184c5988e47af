// Limits of registrations that forms and the server share.

/** Most characters of a line of an invoice address, of a reference, and of a voucher as it is typed. */
export const LONGEST_INVOICE_LINE = 200;
export const LONGEST_VOUCHER = 60;

/** Ways to pay that an event may offer; `free` and `voucher` follow from the price. */
export const paymentWays = ['invoice', 'provider'] as const;
export type PaymentWay = (typeof paymentWays)[number];

/**
 * States of a registration: waits for an outcome of the payment · has its ticket · stands on the waiting list · is offered a place for a
 * while · was cancelled · ran out.
 */
export const registrationStates = ['pending', 'confirmed', 'waiting', 'offered', 'cancelled', 'expired'] as const;
export type RegistrationState = (typeof registrationStates)[number];

/** Fields of an invoice address. */
export const invoiceFields = ['Name', 'Street', 'ZipCode', 'City', 'CountryId', 'Vat', 'Reference'] as const;
export type InvoiceField = (typeof invoiceFields)[number];
/** Those that an invoice needs. */
export const neededInvoiceFields: ReadonlySet<InvoiceField> = new Set<InvoiceField>(['Name', 'Street', 'ZipCode', 'City', 'CountryId']);
