// Addresses of a site in a folder of its host (`/congress/`), as `foyer export --base` builds it; the router adds the folder to pages itself.

/** Path of the site with a slash at its end; `/` by default. */
export const SITE = import.meta.env.BASE_URL;

/** An address of this host as the browser must request it; other addresses are unchanged. */
export const sitePath = (address: string): string => (SITE !== '/' && /^\/(?!\/)/.test(address) ? SITE + address.slice(1) : address);

/** The path in the page table, from a whole path of the host. */
export const pagePathIn = (pathname: string, site = SITE): string =>
  site !== '/' && `${pathname}/`.startsWith(site) ? `/${pathname.slice(site.length)}` : pathname;

/** An address of the host as the page table has it. */
export function pageAddress(url: URL): URL {
  const address = new URL(url);
  address.pathname = pagePathIn(url.pathname);
  return address;
}

/** The address within the site, from a whole address of the host as in the router's state. */
export const inSite = ({ pathname, search }: { pathname: string; search: string }): { pathname: string; search: string } => ({
  pathname: pagePathIn(pathname),
  search,
});
