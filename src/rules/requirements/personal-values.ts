// Values of an access document as written that name single people: all of them, and the document with a principal's own alone (A §5).
import type { Context } from '../context.ts';
import type { Ticket } from '../ticket.ts';
import { described } from './described.ts';
import { ticketsAsked } from './requirement.ts';
import { idText } from '../ticket.ts';

const factOf: ReadonlyMap<unknown, keyof Ticket> = new Map(
  [...described].flatMap(([kind, { namesPeople, example }]) => (namesPeople && example?.ticket ? [[kind, example.ticket] as const] : [])),
);

/** Facts of tickets that single people are named by. */
export const personalFacts: ReadonlySet<keyof Ticket> = new Set(factOf.values());

/** A value with the fact that it names a person by, as one text. */
export const personalValue = (fact: keyof Ticket, value: unknown): string => `${fact} ${idText(value)}`;

/** Those of the principal's tickets. */
export const ownPersonalValues = (who: Context['who']): string[] =>
  ticketsAsked({ who }).flatMap((ticket) => [...personalFacts].map((fact) => personalValue(fact, ticket[fact])));

/**
 * The document with those values that `keeps` allows. Values that cannot be read become null: they must not begin to mean
 * something (R16).
 */
export function keepPersonalValues(document: unknown, keeps: (value: string) => boolean): unknown {
  if (Array.isArray(document)) return document.map((one) => keepPersonalValues(one, keeps));
  if (typeof document !== 'object' || document === null) return document;
  const { PrincipalField, Values } = document as { PrincipalField?: unknown; Values?: unknown };
  const fact = factOf.get(PrincipalField);
  if (fact === undefined)
    return Object.fromEntries(Object.entries(document).map(([key, inner]) => [key, keepPersonalValues(inner, keeps)]));
  const readable = Array.isArray(Values) && Values.every((one) => typeof one === 'string' || typeof one === 'number');
  return { ...document, Values: readable ? Values.filter((one) => keeps(personalValue(fact, one))) : null };
}

/** All of them that the document names. */
export function personalValuesOf(document: unknown): Set<string> {
  const named = new Set<string>();
  keepPersonalValues(document, (value) => named.add(value).size > 0);
  return named;
}
