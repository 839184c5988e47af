// The codes of findings as the pages of the reference lead to them.
import { codes } from '../../src/checks/codes.ts';
import type { Code } from '../../src/checks/codes/code.ts';
import { link } from './markdown.ts';

const table: Readonly<Record<string, Code>> = codes;

/** A code as a link to its section, with its severity; `up` leads to `docs/reference/`. Throws when the table of codes does not have it. */
export function codeLink(code: string, up: string): string {
  const entry = table[code];
  if (!entry) throw new Error(`the code ${code} is found and not explained in src/checks/codes`);
  return `${link(code, `${up}codes.md#${code}`)} (${words[entry.severity]})`;
}

const words = { error: 'error', warning: 'warning', info: 'note' } as const;
