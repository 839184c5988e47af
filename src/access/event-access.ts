// What access control needs to know of an event: settings, policies, and the addresses that policies name; built once a version.
import type { EventModel } from '../model/event.ts';
import { matchAddress } from '../pages/match.ts';
import { eventRules } from '../rules/event-rules.ts';
import { type RouteConfiguration, routeConfigurationOf } from '../rules/guards/route-configuration.ts';
import type { AccessRules } from '../rules/policies/access.ts';

/** An event as access control sees it. */
export type EventAccess = {
  instance: string;
  /** Short name. */
  event: string;
  languages: readonly string[];
  /** IANA. */
  timeZone: string;
  configured: RouteConfiguration;
  policies: AccessRules;
  /** Parameters of pages whose address a `Url` policy names, by page key; includes pages without parameters. */
  addressed: ReadonlyMap<string, readonly Params[]>;
};

/** Parameters of a page's address. */
export type Params = Readonly<Record<string, string>>;

/** Where an event is and when it takes place; days as written. */
export type EventPlace = Pick<EventAccess, 'instance' | 'event' | 'languages' | 'timeZone'> & { dates: { start: string; end: string } };

const known = new WeakMap<object, EventAccess>();

/** The event of a model; cached with the model. */
export function eventAccess(model: Pick<EventModel, 'raw'> & EventModel, { dates, ...place }: EventPlace): EventAccess {
  const kept = known.get(model);
  if (kept) return kept;
  const policies = eventRules(model, place.timeZone).access;
  const configured = routeConfigurationOf(model.raw.get('app')?.value ?? {}, dates);
  const made = { ...place, configured, policies, addressed: addressedBy(policies) };
  known.set(model, made);
  return made;
}

function addressedBy(policies: AccessRules): EventAccess['addressed'] {
  const addressed = new Map<string, Map<string, Params>>();
  for (const path of policies.identifiersOf('Url')) {
    const found = matchAddress(path);
    if (!found) continue;
    const byParams = addressed.get(found.page) ?? new Map<string, Params>();
    addressed.set(found.page, byParams.set(JSON.stringify(found.params), found.params));
  }
  return new Map([...addressed].map(([page, byParams]) => [page, [...byParams.values()]]));
}
