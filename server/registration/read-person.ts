// What is sent of a person and of an invoice, judged by the rules of the profile. Nothing is taken that the event does not ask for.
import { tidyValue, valueFault } from '../../src/rules/profile/check-value.ts';
import { invoiceFields } from '../../src/base/registration-limits.ts';
import { countryCodes } from '../../src/base/countries.ts';
import { isWholeAddress, type SentInvoiceAddress } from '../../src/contract/registration-shapes.ts';
import { badRequest, RequestError } from '../http/errors.ts';
import { formOf } from '../profile/form-complete.ts';
import type { PublishedEvent } from '../published/event.ts';
import { registrationOf } from './published-registration.ts';

/** The fields that are asked, each filled. Throws RequestError 400 that names the field. */
export function readPerson(event: PublishedEvent, sent: Readonly<Record<string, string>>, today: string): Record<string, string> {
  const { lists } = formOf(event);
  return Object.fromEntries(
    registrationOf(event).fields.map((field) => {
      const value = tidyValue(field, Object.hasOwn(sent, field) ? sent[field]! : '');
      if (value === '') throw new RequestError(400, 'missing', `${field}: this must be filled in.`, field);
      const fault = valueFault(field, value, lists, today);
      if (fault) throw new RequestError(400, fault, `${field}: this value cannot be taken.`, field);
      return [field, value];
    }),
  );
}

/** The address of an invoice; empty fields stay out. Throws RequestError 400 where something is missing and an invoice is `needed`. */
export function readInvoice(sent: SentInvoiceAddress, needed: boolean): Record<string, string> {
  if (!needed) return {};
  if (!isWholeAddress(sent)) throw badRequest('An invoice needs name, street, postal code, city and country.', 'Invoice');
  if (!countryCodes.includes(sent.CountryId)) throw badRequest('This is no country.', 'Invoice.CountryId');
  return Object.fromEntries(
    invoiceFields.flatMap((field) => {
      const value = sent[field].trim().replaceAll(/\s+/g, ' ');
      return value === '' ? [] : [[field, value]];
    }),
  );
}
