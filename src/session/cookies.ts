// Cookies beside the stored user (A §3): words for pages of the organiser on the same host. None carries a secret, and the server reads none of them.
import type { WhoIsThere } from '../contract/session.ts';
import { signedInCookie } from './signed-out.ts';

/** Names of A §3 that carry no secret, in the specification's spelling; with the other spelling of one. */
const names = ['user_id', 'event_id', 'firstname', 'lastname', 'accesOnDays', 'accessOnDays', 'tickets', 'hcp'];
/** Names older releases and other systems may have left, which carry one: never written, always cleared (A §4 Logout). */
const secret = ['access_token'];
/** Longest value, in characters: a browser drops what is longer, and everything with it. */
const LONGEST = 1500;

const write = (name: string, value: string, until = ''): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}${until}`;
};
const clear = (name: string): void => write(name, '', '; max-age=0');

/** Writes what the server said of somebody signed in. */
export function writeCookies({ User: user, Tickets, AccessOnDays }: WhoIsThere, eventId: number): void {
  if (!user) return;
  const until = `; expires=${new Date(user.validUntil).toUTCString()}`;
  const values: Record<string, string> = {
    user_id: user.UserId,
    event_id: String(eventId),
    firstname: user.Firstname,
    lastname: user.Surname,
    accesOnDays: AccessOnDays ? JSON.stringify(AccessOnDays) : '',
    tickets: JSON.stringify(Tickets.flatMap(({ IsValid, TicketTypeName }) => (IsValid ? [TicketTypeName] : []))),
    hcp: String(Tickets.some(({ EnableHCP }) => EnableHCP)),
  };
  for (const [name, value] of Object.entries(values)) {
    if (value === '' || encodeURIComponent(value).length > LONGEST) clear(name);
    else write(name, value, until);
  }
}

/** Clears all of them (A §4 Logout). `all`: also the sign that somebody is here, after a sign-out. */
export function clearCookies(instance: string, all: boolean): void {
  for (const name of [...names, ...secret, ...(all ? [signedInCookie(instance)] : [])]) clear(name);
}
