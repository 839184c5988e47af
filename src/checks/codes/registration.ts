// Codes about the registration document: tickets that nobody can have, or at a price that nobody knows.
import { type CodeTable, error, warning } from './code.ts';
import { file } from './example.ts';

const registration = (value: object, more: Readonly<Record<string, unknown>> = {}) =>
  file('registration.json', { schemaVersion: 1, currency: 'EUR', ...value }, { with: more });
const regular = { Id: 'regular', Name: 'Full congress', Prices: [{ Amount: 69000 }] };
const early = { Amount: 59000, EndTime: '2027-01-31' };
const terms = { schemaVersion: 1, version: '1', title: 'Terms', content: 'Be kind.' };

export const registrationCodes = {
  'registration-id-repeated': error(
    'Two tickets of one id',
    'Registrations are stored by the id: they would belong to both.',
    registration({ tickets: [regular, regular] }),
    registration({ tickets: [regular] }),
  ),
  'registration-prices-overlap': error(
    'Two prices at one time',
    'Which one applies would depend on their order.',
    registration({ tickets: [{ ...regular, Prices: [early, { Amount: 69000, StartTime: '2027-01-31' }] }] }),
    registration({ tickets: [{ ...regular, Prices: [early, { Amount: 69000, StartTime: '2027-02-01' }] }] }),
  ),
  'registration-price-never': error(
    'A price that never applies',
    'Its window ends before it begins.',
    registration({ tickets: [{ ...regular, Prices: [{ ...early, StartTime: '2027-02-01' }] }] }),
    registration({ tickets: [{ ...regular, Prices: [{ ...early, StartTime: '2026-10-01' }] }] }),
  ),
  'registration-no-currency': error(
    'Prices without a currency',
    'Nobody knows what 690 means.',
    file('registration.json', { schemaVersion: 1, tickets: [regular] }),
    file('registration.json', { schemaVersion: 1, currency: 'EUR', tickets: [regular] }),
  ),
  'registration-no-payment': error(
    'A ticket that cannot be paid',
    'It costs money, and no way to pay is named.',
    registration({ tickets: [{ ...regular, Payments: [] }] }),
    registration({ tickets: [{ ...regular, Payments: ['invoice'] }] }),
  ),
  'registration-no-places': warning(
    'A ticket without places',
    'It is full from the start, and there is no waiting list.',
    registration({ tickets: [{ ...regular, Capacity: 0 }] }),
    registration({ tickets: [{ ...regular, Capacity: 0, WaitingList: true }] }),
  ),
  'registration-unknown-terms': warning(
    'Terms that are not there',
    'Nobody is asked to accept them.',
    registration({ tickets: [regular], terms: ['fees'] }, { 'terms/fee.json': terms }),
    registration({ tickets: [regular], terms: ['fee'] }, { 'terms/fee.json': terms }),
  ),
  'registration-unknown-field': warning(
    'A field the profile does not have',
    'Nobody is asked for it.',
    registration({ tickets: [regular], fields: ['Institutoin'] }),
    registration({ tickets: [regular], fields: ['Institution'] }),
  ),
} as const satisfies CodeTable;
