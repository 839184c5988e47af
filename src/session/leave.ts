// Leaving for an address the server named: a provider, a callback, a page of this site. Nothing else is ever followed.

/** Whether the browser may be sent there: a page of this site, or one over https, without credentials in its address. */
export function mayLeaveFor(address: string, origin: string): boolean {
  const url = URL.canParse(address, origin) ? new URL(address, origin) : undefined;
  return url !== undefined && (url.origin === origin || url.protocol === 'https:') && url.username === '' && url.password === '';
}

/** Goes there, as following a link does; an address that may not be followed leads nowhere. Returns whether it goes. */
export function leaveFor(address: string): boolean {
  if (address === '' || !mayLeaveFor(address, location.origin)) return false;
  location.assign(new URL(address, location.origin).href);
  return true;
}
