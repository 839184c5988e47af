// Checks the registration document of an event: ids, prices and their windows, currency, and what it names elsewhere.
import { profileFieldOf, profileNames } from '../base/profile-fields.ts';
import { keySource } from '../model/documents-of-rows.ts';
import { type Finding, finding } from '../model/finding.ts';
import { isObject } from '../model/is-object.ts';
import { below, type Source } from '../model/source.ts';
import { readWindow, type Window } from '../rules/window.ts';
import type { EventContext } from './event-context.ts';
import { suggest } from './suggest.ts';

type Placed = { value: Readonly<Record<string, unknown>>; at: Source };

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const placed = (list: unknown, at: Source): Placed[] =>
  listOf(list).flatMap((value, index) => (isObject(value) ? [{ value, at: below(at, String(index)) }] : []));

/** Whether a ticket has a price above nothing. */
const costsMoney = ({ value }: Placed): boolean =>
  listOf(value['Prices']).some((price) => isObject(price) && typeof price['Amount'] === 'number' && price['Amount'] > 0);
const texts = (list: unknown): string[] => listOf(list).flatMap((one) => (typeof one === 'string' ? [one] : []));

/** Findings of the registration document; none where there is none. */
export function registrationFindings({ model, days }: EventContext): Finding[] {
  const document = model.raw.get('registration');
  if (!document) return [];
  const { value } = document;
  const tickets = placed(value['tickets'], keySource(document, 'tickets'));
  const known = new Set([...model.raw.keys()].flatMap((name) => (name.startsWith('terms/') ? [name.slice('terms/'.length)] : [])));
  const costs = tickets.some(costsMoney);
  return [
    ...repeated(tickets),
    ...tickets.flatMap((ticket) => priceFindings(ticket, days.zone)),
    ...tickets.flatMap(unreachable),
    ...(costs && !value['currency']
      ? [finding('registration-no-currency', 'error', keySource(document, 'tickets'), 'tickets cost money, but currency is empty')]
      : []),
    ...texts(value['terms']).flatMap((id, index) =>
      known.has(id)
        ? []
        : [
            finding(
              'registration-unknown-terms',
              'warning',
              below(keySource(document, 'terms'), String(index)),
              `there are no terms ${id}, so nobody is asked to accept them`,
              suggest(id, known).word,
            ),
          ],
    ),
    ...texts(value['fields']).flatMap((name, index) =>
      profileFieldOf(name)
        ? []
        : [
            finding(
              'registration-unknown-field',
              'warning',
              below(keySource(document, 'fields'), String(index)),
              `the profile has no field ${name}, so nobody is asked for it`,
              suggest(name, profileNames).word,
            ),
          ],
    ),
  ];
}

function repeated(tickets: readonly Placed[]): Finding[] {
  const seen = new Set<unknown>();
  return tickets.flatMap(({ value: { Id }, at }) => {
    const isRepeated = typeof Id === 'string' && seen.has(Id);
    seen.add(Id);
    return isRepeated ? [finding('registration-id-repeated', 'error', below(at, 'Id'), `another ticket has the id ${Id}, too`)] : [];
  });
}

/** Two prices at one instant, and prices that never apply. */
function priceFindings({ value, at }: Placed, zone: string): Finding[] {
  const prices = placed(value['Prices'], below(at, 'Prices')).map(({ value: price, at: place }) => ({
    place,
    window: readWindow(price['StartTime'], price['EndTime'], zone),
  }));
  return prices.flatMap(({ place, window }, index) => {
    if (window.readable && window.from > window.to)
      return [finding('registration-price-never', 'error', place, 'this price ends before it begins')];
    return prices.slice(0, index).some((other) => overlap(other.window, window))
      ? [finding('registration-prices-overlap', 'error', place, 'this price applies at the same time as one above it')]
      : [];
  });
}

const overlap = (one: Window, other: Window): boolean => one.readable && other.readable && one.from <= other.to && other.from <= one.to;

/** A ticket that costs money and can be paid in no way, or is full from the start and has no list. */
function unreachable({ value, at }: Placed): Finding[] {
  const isUnpayable =
    costsMoney({ value, at }) && Array.isArray(value['Payments']) && value['Payments'].length === 0 && value['VoucherOnly'] !== true;
  return [
    ...(isUnpayable
      ? [finding('registration-no-payment', 'error', below(at, 'Payments'), 'this ticket costs money and can be paid in no way')]
      : []),
    ...(value['Capacity'] === 0 && value['WaitingList'] !== true
      ? [finding('registration-no-places', 'warning', below(at, 'Capacity'), 'there is no place and no waiting list: nobody can have it')]
      : []),
  ];
}
