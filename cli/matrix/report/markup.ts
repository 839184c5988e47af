// Writes HTML in which every value is escaped unless it is markup made here.

/** A piece of HTML that is safe to put into a page. */
export type Markup = { readonly markup: string };

type Value = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };

/** Text as HTML, in content and in quoted attributes. Control characters, which no page may hold, become a visible mark. */
export const escaped = (text: string): string =>
  // oxlint-disable-next-line no-control-regex -- these are the characters looked for
  text.replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/g, '\uFFFD').replace(/[&<>"']/g, (character) => entities[character]!);

/** html`<p>${text}</p>`: text is escaped, markup and lists of markup are inserted as they are. Attributes must be in quotes. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: parts.reduce((whole, part, index) => whole + written(values[index - 1]!) + part) };
}

function written(value: Value): string {
  if (typeof value === 'string' || typeof value === 'number') return escaped(String(value));
  return 'markup' in value ? value.markup : value.map(({ markup }) => markup).join('\n');
}

/** Nothing. */
export const empty: Markup = { markup: '' };
