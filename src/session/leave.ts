// Leaves for an address named by the server: a provider, a callback, a page of this site. Other addresses are not followed.

/** Names of this machine, where a trial may run without https; the settings of providers allow the same (A §4 Single sign-on). */
const onThisMachine = /^(127\.0\.0\.1|localhost)$/;

/**
 * Whether the browser may go there: a page of this site, or one over https without credentials in its address. A site on
 * this machine may lead to a service on this machine without https.
 */
export function mayLeaveFor(address: string, origin: string): boolean {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  if (url === undefined || url.username !== '' || url.password !== '') return false;
  const isTrial = url.protocol === 'http:' && [url.hostname, new URL(origin).hostname].every((name) => onThisMachine.test(name));
  return url.origin === origin || url.protocol === 'https:' || isTrial;
}

/** Goes there as a link does; ignores an address that may not be followed. Returns whether it goes. */
export function leaveFor(address: string): boolean {
  if (address === '' || !mayLeaveFor(address, location.origin)) return false;
  location.assign(new URL(address, location.origin).href);
  return true;
}
