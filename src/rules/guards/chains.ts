// Which guards precede a page, and in which order: chains by the name that a row of the page table gives.
import { accessGuard } from './access.ts';
import { container } from './container.ts';
import type { Guard } from './guard.ts';
import { holding } from './holding.ts';
import { industryOnly } from './industry-only.ts';
import { isOpenPage, isOpenProfile } from './listed.ts';
import { lounge } from './lounge.ts';
import { maintenance } from './maintenance.ts';
import { onboarding } from './onboarding.ts';
import { publication } from './publication.ts';
import { registerView } from './register-view.ts';
import { sessionOver } from './session-over.ts';
import { signInGuard } from './sign-in.ts';
import { specialProfile } from './special-profile.ts';
import { splash } from './splash.ts';
import { strictTickets } from './strict-tickets.ts';
import { ticketSync } from './ticket-sync.ts';
import { unknownInstance } from './unknown-instance.ts';
import { userForm } from './user-form.ts';
import { venue } from './venue.ts';
import type { Visit } from './visit.ts';
import { withheld } from './withheld.ts';

/** Every guard by its name. */
export const guards = {
  maintenance,
  'unknown-instance': unknownInstance,
  container,
  'session-over': sessionOver,
  holding,
  splash,
  venue,
  'industry-only': industryOnly,
  'special-profile': specialProfile,
  'ticket-sync': ticketSync,
  onboarding,
  'sign-in': signInGuard,
  'strict-tickets': strictTickets,
  'user-form': userForm,
  access: accessGuard,
  withheld,
  lounge,
  'register-view': registerView,
  publication,
} satisfies Record<string, Guard>;
/** Name of a guard. */
export type GuardName = keyof typeof guards;

const first = ['maintenance', 'unknown-instance', 'container', 'session-over'] as const;
// Without a ticket where one is required the user is signed out; the others without one are informed that the sync brought none (A §4 Ticket checks).
const tickets = ['strict-tickets', 'ticket-sync', 'onboarding', 'sign-in', 'user-form'] as const;
const permission = ['access', 'withheld'] as const;

/**
 * Chains by name. Nothing closes the public shell (holding, denial, signing in, account) but maintenance and an unknown
 * instance; every redirect of another chain ends there or on a page that does not lead back.
 */
export const chains = {
  shell: first,
  page: [...first, 'holding', 'industry-only', ...tickets, ...permission, 'lounge'],
  home: [...first, 'holding', 'splash', ...tickets, ...permission, 'lounge'],
  venue: [...first, 'holding', 'venue', ...tickets, ...permission, 'lounge'],
  profile: [...first, 'holding', 'special-profile', ...tickets, ...permission, 'lounge', 'register-view', 'publication'],
} as const satisfies Record<string, readonly GuardName[]>;
/** Name of a chain. */
export type ChainName = keyof typeof chains;

/**
 * Guards that close a page: what is on it is sent to nobody whom one of them refuses. The others lead elsewhere and close
 * nothing. `withheld` follows from these.
 */
const closing: ReadonlySet<GuardName> = new Set<GuardName>([
  'holding',
  'strict-tickets',
  'ticket-sync',
  'onboarding',
  'sign-in',
  'user-form',
  'access',
]);

/** The guards before a visit's page that close it. */
export const closingChainOf = (visit: Pick<Visit, 'asked' | 'configured'>): readonly GuardName[] =>
  chainOf(visit).filter((guard) => closing.has(guard));

/** The guards before a visit's page; a chain nobody knows is that of ordinary pages. Pages open to everybody stand like the shell; a profile keeps what leads elsewhere and counts. */
export function chainOf({ asked, configured }: Pick<Visit, 'asked' | 'configured'>): readonly GuardName[] {
  if (isOpenProfile({ asked, configured })) return chains.profile.filter((guard) => !closing.has(guard));
  if (isOpenPage({ asked, configured })) return chains.shell;
  return Object.hasOwn(chains, asked.chain) ? chains[asked.chain as ChainName] : chains.page;
}
