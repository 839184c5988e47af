// The cookies that Google's scripts set, removed when the visitor withdraws consent.

/** Expires every `_ga` and `_gid` cookie of this host and of the domains above it. */
export function dropGoogleCookies(): void {
  const parts = location.hostname.split('.');
  const domains = ['', ...parts.map((_, at) => `; domain=.${parts.slice(at).join('.')}`)];
  for (const pair of document.cookie.split('; ')) {
    const name = pair.slice(0, pair.indexOf('='));
    if (/^_g(a|id|at|cl)/.test(name)) for (const domain of domains) document.cookie = `${name}=; path=/; max-age=0${domain}`;
  }
}
