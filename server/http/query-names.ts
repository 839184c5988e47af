// Query parameters by any spelling of the spec: case does not matter, and an event may be named by id or short name under each of its names.

/** Names under which the spec passes the event (A §7, B §7): eventid, eventId, id, shortname, shortName, eventshort. */
const eventNames: ReadonlySet<string> = new Set(['eventid', 'eventshort', 'shortname', 'id']);

/** Whether a declared parameter names the event. `id` counts only as another spelling: endpoints use it for other things too. */
export const isEventName = (name: string): boolean => name !== 'id' && eventNames.has(name.toLowerCase());

/**
 * Makes what renames the parameters of a request to the names an endpoint declares. A parameter given twice, in whatever spelling,
 * becomes a list, which no endpoint takes: so it is refused with its name instead of one being picked in silence.
 */
export function queryRenamer(declared: readonly string[]): (query: Readonly<Record<string, unknown>>) => Record<string, unknown> {
  const byName = new Map(declared.map((name) => [name.toLowerCase(), name]));
  const eventName = declared.find(isEventName);
  return (query) => {
    const renamed: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
    for (const given of Object.keys(query)) {
      const name = given.toLowerCase();
      const target = byName.get(name) ?? (eventNames.has(name) ? eventName : undefined);
      if (target === undefined) continue;
      renamed[target] = target in renamed ? [renamed[target], query[given]].flat() : query[given];
    }
    return renamed;
  };
}
