// How an event is named: exactly by `instance/short`, as in addresses of pages; the short name alone is enough where only one event has it.

/** What a text names: `instance` is undefined where it gives the short name (or an id) alone. */
export type EventName = { instance: string | undefined; short: string };

/** The exact name of an event, `instance/short`; case does not matter where it is read. */
export const eventName = (instance: string, short: string): string => `${instance}/${short}`;

/** The exact name of an event whose facts are known (contract `eventInfo`). */
export const nameOfInfo = ({ Instance, Shortname }: { Instance: string; Shortname: string }): string => eventName(Instance, Shortname);

/** Reads `instance/short`, or a short name. */
export function eventNameOf(text: string): EventName {
  const end = text.indexOf('/');
  return end < 0 ? { instance: undefined, short: text } : { instance: text.slice(0, end), short: text.slice(end + 1) };
}
