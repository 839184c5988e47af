// Where the empty path leads: the home page of the domain's instance, event and language (A §1).

/** What a domain opens by default; the fields of a row of the domains document. */
export type DomainDefaults = { instance: string; defaultEvent: string; defaultLanguage: string };

/** Path of the home page that `/` leads to. */
export const rootAddress = ({ instance, defaultEvent, defaultLanguage }: DomainDefaults): string =>
  `/home/${[instance, defaultEvent, defaultLanguage].map(encodeURIComponent).join('/')}`;
