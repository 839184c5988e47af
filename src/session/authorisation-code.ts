// The code of an external registration that another page of the organiser left in a cookie (A §4 Onboarding, §7); it is read here and stored nowhere.

const NAME = 'externalAuthorizationCode';
/** Format of a code; any other value is ignored and removed. */
const SAFE = /^[\w.~-]{1,200}$/;

/** The code that can be exchanged for a ticket; empty for none. An invalid code is removed. Never throws. */
export function authorisationCode(): string {
  if (typeof document === 'undefined') return '';
  const written = document.cookie.split('; ').find((cookie) => cookie.startsWith(`${NAME}=`));
  const value = written?.slice(NAME.length + 1) ?? '';
  if (value === '' || SAFE.test(value)) return value;
  dropAuthorisationCode();
  return '';
}

/** Removes the cookie, also where it was set for all hosts of the organiser's domain. */
export function dropAuthorisationCode(): void {
  const labels = location.hostname.split('.');
  // The browser ignores domains it does not allow, such as a whole country.
  const domains = labels.map((_, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${NAME}=; path=/; max-age=0${domain}`;
}
