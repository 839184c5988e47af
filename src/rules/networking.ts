// For whom the networking widget is on, whatever the page: who can be asked for its agreements (A §5, §6).
import type { Container, Context } from './context.ts';
import type { AccessRules } from './policies/access.ts';
import { decideKey } from './shown.ts';
import { allows } from './verdict.ts';

/** The keys of the app document that decide; a value of another kind than described counts as not set. */
export type NetworkingKeys = { networkingWidget?: unknown; networkingWidgetForApp?: unknown; NetworkingWidget?: unknown };

/** Access key of the widget (A §6). */
const KEY = 'networkingWidget';

/** Whether the event has the widget in this container, with a script. A terminal is nobody's own, so it never has one. */
export function hasNetworking(
  { networkingWidget, networkingWidgetForApp, NetworkingWidget }: NetworkingKeys,
  container: Container,
): boolean {
  const isOn = container === 'app' ? networkingWidgetForApp === true : container === 'browser';
  const { url } = (NetworkingWidget ?? {}) as { url?: unknown };
  return networkingWidget === true && isOn && typeof url === 'string' && url.startsWith('https:');
}

/**
 * Whether somebody is offered the widget on some page: a ticket holder with its access key. Nobody else is ever asked for its agreements,
 * so nothing of theirs can wait for them: visitors see the advertisements that are for everybody (A §5).
 */
export function isNetworkingOn(app: NetworkingKeys, policies: AccessRules, context: Context): boolean {
  const isHolder = context.who.user?.hasTicket === true;
  return isHolder && hasNetworking(app, context.where.container) && allows(decideKey({ key: KEY, policies }, context));
}
