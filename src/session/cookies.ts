// Cookies in addition to the stored user (A §3), for pages of the organiser on the same host. None carries a secret, and the server reads none of them.
import type { WhoIsThere } from '../contract/session.ts';
import { signedInCookie } from './signed-out.ts';

/** Names of A §3 without a secret, in the specification's spelling; one has a second spelling. */
const names = ['user_id', 'event_id', 'firstname', 'lastname', 'accesOnDays', 'accessOnDays', 'tickets', 'hcp'];
/** Names that older releases and other systems used for secrets: never written, always cleared (A §4 Logout). */
const secret = ['access_token'];
/** Longest value, in characters: browsers drop longer cookies. */
const LONGEST = 1500;

const write = (name: string, value: string, until = ''): void => {
  const secure = location.protocol === 'https:' ? '; secure' : '';
  document.cookie = `${name}=${encodeURIComponent(value)}; path=/; samesite=lax${secure}${until}`;
};
const clear = (name: string): void => write(name, '', '; max-age=0');

/** Writes the cookies of a signed-in user. */
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

/** Clears all of them (A §4 Logout). `all` also clears the sign that somebody is signed in, after a sign-out. */
export function clearCookies(instance: string, all: boolean): void {
  for (const name of [...names, ...secret, ...(all ? [signedInCookie(instance)] : [])]) clear(name);
}
