// Accounts as lines of a terminal.
import type { AccountRow } from '../../server/people/accounts.ts';
import { printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';

/** Words for the state of an account. */
export function stateOf(account: AccountRow): string[] {
  return [
    ...(account.blocked_at === null ? [] : ['blocked']),
    ...(account.confirmed_at === null ? ['unconfirmed'] : []),
    ...(account.password_hash === null ? ['no password'] : []),
    ...(account.is_staff === 1 ? ['staff'] : []),
  ];
}

/** `7 demo mira@example.org Mira Sample (staff)`. */
export function accountLine(account: AccountRow, { tone }: Terminal): string {
  const name = `${account.first_name} ${account.surname}`.trim();
  const state = stateOf(account);
  const words = [tone('place', String(account.id)), account.instance_key, printable(account.email), printable(name)].filter(Boolean);
  return `${words.join(' ')}${state.length > 0 ? ` ${tone('quiet', `(${state.join(', ')})`)}` : ''}`;
}
