// Parameters of a request as its endpoint declares them: by any spelling of the spec, those of the path among them, none too long.
import { eventName } from '../../src/contract/event-name.ts';
import type { Endpoint } from '../../src/contract/endpoint.ts';
import { eventSpellings } from '../../src/contract/index.ts';
import { badRequest, type RequestError } from './errors.ts';

/**
 * Makes what renames the parameters of a request to the names an endpoint declares: case does not matter, and the event may be named
 * as at any other endpoint (`eventSpellings`). A parameter given twice, in whatever spelling, becomes a list, which no endpoint takes:
 * so it is refused with its name instead of one being picked in silence.
 */
export function queryRenamer(
  declared: readonly string[],
  [event]: NonNullable<Endpoint['event']> = [],
): (query: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const byName = new Map(declared.map((name) => [name.toLowerCase(), name]));
  return (query) => {
    const renamed: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    for (const given of Object.keys(query)) {
      const name = given.toLowerCase();
      const target = byName.get(name) ?? (eventSpellings.has(name) ? event : undefined);
      if (target === undefined) continue;
      renamed[target] = target in renamed ? [renamed[target], query[given]].flat() : query[given];
    }
    return renamed;
  };
}

/** Parameters of a path: the event with its instance, where the path has one. */
export const pathParameters = ({ instance, ...rest }: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [
      name,
      instance !== undefined && name.toLowerCase().startsWith('event') ? eventName(instance, value) : value,
    ]),
  );

/** Most characters of a parameter in an address: ids, names, lists of sets. Longer texts travel in bodies. */
const LONGEST_PARAMETER = 2_000;

/** The refusal of a parameter that is too long, by its name. */
export function tooLong(query: Readonly<Record<string, unknown>>): RequestError | undefined {
  const name = Object.keys(query).find((key) => String(query[key]).length > LONGEST_PARAMETER);
  return name === undefined ? undefined : badRequest(`At most ${LONGEST_PARAMETER} characters are read.`, name);
}
