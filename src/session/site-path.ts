// Addresses of a site that lies below a folder of its host (`/congress/`), as `foyer export --base` builds it; the router adds the folder to pages by itself.

/** Path of the site with a slash at its end; `/` for every build that is not made for another. */
export const SITE = import.meta.env.BASE_URL;

/** An address of this host as the browser must ask it; addresses elsewhere stay. */
export const sitePath = (address: string): string => (SITE !== '/' && /^\/(?!\/)/.test(address) ? SITE + address.slice(1) : address);

/** The path of a page by the page table, from a whole path of the host. */
export const pagePathIn = (pathname: string, site = SITE): string =>
  site !== '/' && `${pathname}/`.startsWith(site) ? `/${pathname.slice(site.length)}` : pathname;

/** Where in the site an address is that names the whole path of the host, as the router's own state does. */
export const inSite = ({ pathname, search }: { pathname: string; search: string }): { pathname: string; search: string } => ({
  pathname: pagePathIn(pathname),
  search,
});
