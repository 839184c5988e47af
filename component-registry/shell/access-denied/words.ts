// From missing requirements, as data, to the keys of their texts.
import type { DenialDetails } from '#sdk';
import type { texts } from './texts.ts';

export type Key = keyof typeof texts.texts;
type Missing = DenialDetails['missing'][number];

/** The subject of a denial, for its headline and its action. */
export type DenialKind = 'denied' | 'signIn' | 'notYet' | 'closed' | 'unknown';

export const headlines: Readonly<Record<DenialKind, Key>> = {
  denied: 'titleDenied',
  signIn: 'titleSignIn',
  notYet: 'titleNotYet',
  closed: 'titleClosed',
  unknown: 'titleUnknown',
};

/** The ticket sync may have worked and found none: then that is the reason to show (A §4 Ticket checks). */
export const deniedReason = ({ missing, reason }: Pick<DenialDetails, 'missing' | 'reason'>): DenialDetails['reason'] =>
  reason === 'TicketSyncError' && missing.some(({ kind }) => kind === 'ticket') ? 'NoTicket' : reason;

/** `unknown` could not be decided and can be retried; the others apply if they are common to all missing requirements, else `denied`. */
export function denialKind(missing: readonly Missing[], reason?: DenialDetails['reason']): DenialKind {
  if (reason === 'TicketSyncError' || missing.some(({ kind }) => kind === 'rules-not-loaded')) return 'unknown';
  const all = (kind: Missing['kind']): boolean => reason === undefined && missing.length > 0 && missing.every((one) => one.kind === kind);
  // A visitor may meet all the other requirements once signed in.
  if (!reason && missing.some(({ kind }) => kind === 'sign-in')) return 'signIn';
  if (all('opens')) return 'notYet';
  return all('closed') ? 'closed' : 'denied';
}

/** Whether signing in, or with another account, may open the page. */
export const mayHelpToSignIn = (missing: readonly Missing[], reason?: DenialDetails['reason']): boolean =>
  reason === 'NoTicket' || missing.some(({ kind }) => kind === 'sign-in');

/** What belongs to an account: another one may have it. */
const ofAccount: ReadonlySet<Missing['kind']> = new Set([
  'ticket',
  'participant-type',
  'society-member',
  'country',
  'professional',
  'company',
  'invitation',
  'refused',
]);

/** Whether somebody who is signed in may get in with another account; tickets that could not be loaded are another matter. */
export const mayHelpToSwitch = (missing: readonly Missing[], reason?: DenialDetails['reason']): boolean =>
  reason === undefined ? missing.some(({ kind }) => ofAccount.has(kind)) : reason !== 'TicketSyncError';

/** One condition with the values of its text: `names` for `{names}` (or for a list below), `at` an instant (ms) for `{when}`. */
export type Condition = { key: Key; names: readonly string[]; at?: number };

/** The conditions as texts, without duplicates. */
export function conditionsOf(missing: readonly Missing[], reason?: DenialDetails['reason']): Condition[] {
  const all = [...(reason ? [{ key: reason, names: [] }] : []), ...missing.map(conditionOf)];
  return [...new Map(all.map((condition) => [JSON.stringify(condition), condition])).values()];
}

const plain = {
  'sign-in': 'needSignIn',
  professional: 'needProfessional',
  company: 'needCompany',
  invitation: 'needInvitation',
  refused: 'refused',
  'rules-not-loaded': 'rulesNotLoaded',
} as const satisfies Partial<Record<Missing['kind'], Key>>;
const named = { 'participant-type': 'needParticipantType', 'society-member': 'needMember', country: 'needCountry' } as const;

function conditionOf(one: Missing): Condition {
  if (one.kind === 'ticket') return ticket(one.names, one.paid);
  if (one.kind === 'opens' || one.kind === 'closed') return { key: one.kind, names: [], at: one.at };
  return 'names' in one ? { key: named[one.kind], names: one.names } : { key: plain[one.kind], names: [] };
}

function ticket(names: readonly string[], paid: boolean): Condition {
  if (names.length === 0) return { key: paid ? 'needPaidTicket' : 'needTicket', names };
  if (names.length === 1) return { key: paid ? 'needNamedPaidTicket' : 'needNamedTicket', names };
  return { key: paid ? 'needOnePaidTicket' : 'needOneTicket', names };
}
