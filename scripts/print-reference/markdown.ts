// Pieces of Markdown: tables, code, prose whose marks are literal, links.

/** Code inside a sentence. */
export const code = (text: string): string => `\`${text}\``;

/** A link from one page of the documentation to another, or within one. */
export const link = (text: string, to: string): string => `[${text}](${to})`;

/**
 * Words of a schema as prose: what is between backticks stays code, everything else is literal,
 * so that `<name>` is no tag and an underscore no emphasis.
 */
export const prose = (text: string): string =>
  text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith('`') ? part : part.replaceAll(/[<*_[\]]/g, String.raw`\$&`)))
    .join('');

/** A table; cells may hold Markdown. Without rows there is no table. */
export function table(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return '';
  const line = (cells: readonly string[]): string => `| ${cells.map(cell).join(' | ')} |`;
  return [line(heads), line(heads.map(() => '---')), ...rows.map(line)].join('\n');
}

const cell = (text: string): string =>
  text
    .split('\n')
    .map((line) => line.trim())
    .join(' ')
    .replaceAll('|', String.raw`\|`);

/** A block of code in a language. */
export const fence = (language: string, text: string): string => `\`\`\`${language}\n${text}\n\`\`\``;

/** Paragraphs and blocks one below the other; empty ones are left out. */
export const blocks = (...parts: readonly (string | undefined)[]): string => parts.filter(Boolean).join('\n\n');

/** `a, b and c`. */
export const listed = (parts: readonly string[], word = 'and'): string =>
  parts.length < 2 ? (parts[0] ?? '') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)!}`;
