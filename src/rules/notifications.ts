// Whom a notification of the organiser reaches, and when (A §7 EventPushnotifications, notification hub).
import type { Context } from './context.ts';
import { hasRole, isRole } from './roles.ts';
import type { Ticket } from './ticket.ts';
import { NO_REASONS, type Verdict } from './verdict.ts';
import { nextChange, within } from './window.ts';

/** What decides on a notification. */
export type NotificationRules = {
  /** First and last instant at which it is shown, ms; null is open. */
  from: number | null;
  until: number | null;
  /** Whom it is for: `everybody`, `signedIn`, `ticket:<name>`, `role:<role>`; one that fits is enough, an unknown one reaches nobody. */
  targets: readonly string[];
  /** Language in which the page must be shown, `xx-XX`; null for all. */
  language: string | null;
};

/** Who reads, in which language, at which instant (ms). */
export type NotificationReader = { who: Context['who']; language: string; now: number };

/** Whether a reader gets a notification. A change of person or language is a new question. */
export function decideNotification(notification: NotificationRules, { who, language, now }: NotificationReader): Verdict {
  const { targets } = notification;
  const isMeant = notification.language === null || notification.language.toLowerCase() === language.toLowerCase();
  if (!isMeant || !targets.some((target) => isTargetOf(target, who))) return { outcome: 'hide', reasons: NO_REASONS, nextChangeAt: null };
  const window = { from: notification.from ?? -Infinity, to: notification.until ?? Infinity, readable: true };
  return { outcome: within(window, now) ? 'show' : 'hide', reasons: NO_REASONS, nextChangeAt: nextChange(window, now) };
}

/** Whether a text names whom a notification can be for. */
export const isNotificationTarget = (text: string): boolean =>
  text === 'everybody' ||
  text === 'signedIn' ||
  /^ticket:\S/.test(text) ||
  (text.startsWith('role:') && isRole(text.slice('role:'.length)));

function isTargetOf(target: string, who: Context['who']): boolean {
  if (target === 'everybody') return true;
  if (who.user === null) return false;
  if (target === 'signedIn') return true;
  const [kind, name] = [target.slice(0, target.indexOf(':')), target.slice(target.indexOf(':') + 1)];
  if (kind === 'ticket') return who.tickets.some((ticket) => isGood(ticket) && ticket.TicketTypeName === name);
  return kind === 'role' && hasRole(name, who);
}

/** Flags count only when they are `true` (R18). */
const isGood = ({ IsValid, IsPayed }: Ticket): boolean => IsValid === true && IsPayed === true;
