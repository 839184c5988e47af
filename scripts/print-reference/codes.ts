// Prints the table of codes as a page of the reference: what each finding means, with a bad and a good example.
import { type Code } from '../../src/checks/codes/code.ts';
import type { Example } from '../../src/checks/codes/example.ts';
import { codeAreas } from '../../src/checks/codes.ts';
import { formerNamesOf } from '../../src/checks/codes/former-codes.ts';

const severities = { error: 'error', warning: 'warning', info: 'note' } as const;

/** The page `docs/reference/codes.md`, as Markdown. */
export function codesReference(): string {
  const parts = codeAreas.map(
    ({ title, codes }) =>
      `## ${title}\n\n${Object.entries(codes)
        .map(([code, entry]) => section(code, entry))
        .join('\n')}`,
  );
  return `${introduction}\n${parts.join('\n')}`;
}

const introduction = `# Codes

Everything Foyer finds has a code. An **error** keeps an event from being published; what it concerns is not shown, its neighbours are. A **warning** is probably a mistake. A **note** is worth knowing and reported by \`foyer validate --notes\`. What is _fixable_ can be fixed by \`foyer validate --fix\`, always or where there is no doubt about what was intended.

This page is printed from the table the checks are tested against: each bad example has its finding, each good one has none. Where only a part of a file is shown, the rest of it is in order.
`;

function section(code: string, { title, severity, explanation, bad, good, fixable }: Code): string {
  const facts = [severities[severity], ...(fixable ? ['fixable'] : [])].join(', ');
  const former = formerNamesOf(code).map((name) => `<span id="${name}"></span>Formerly \`${name}\`.\n\n`);
  return `### ${code}\n\n**${title}** · ${facts}\n\n${former.join('')}${explanation}\n\n${exampleText('Bad', bad)}\n${exampleText('Good', good)}`;
}

function exampleText(word: string, example: Example | string): string {
  if (typeof example === 'string') return `${word}: ${example}\n`;
  const { path, show } = example;
  // A text that is no JSON must not be corrected by a formatter of this page.
  const [language, text] = typeof show === 'string' ? ['text', show] : ['json', jsonText(show)];
  return `${word}, \`${path.replace(/^\//, '')}\`:\n\n\`\`\`${language}\n${text}\n\`\`\`\n`;
}

/** Widest line of an example, in characters. */
const WIDEST = 110;

/** JSON as somebody would write it: what fits on a line is on one. */
export function jsonText(value: unknown, indent = ''): string {
  const short = onOneLine(value);
  if (typeof value !== 'object' || value === null || (indent.length + short.length <= WIDEST && !holdsRecords(value))) return short;
  const inner = `${indent}  `;
  const lines = Array.isArray(value)
    ? value.map((part) => jsonText(part, inner))
    : Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${jsonText(part, inner)}`);
  const [open, close] = Array.isArray(value) ? ['[', ']'] : ['{', '}'];
  return `${open}\n${lines.map((line) => inner + line).join(',\n')}\n${indent}${close}`;
}

/** Whether there is a list of several objects somewhere inside: the formatter of this project writes each on a line of its own. */
function holdsRecords(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const isRecord = (part: unknown): boolean => typeof part === 'object' && part !== null && Object.keys(part).length > 1;
  if (Array.isArray(value) && value.length > 1 && value.every(isRecord)) return true;
  return Object.values(value).some(holdsRecords);
}

/** JSON on one line, with blanks as somebody would write it. */
export function onOneLine(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(onOneLine).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const entries = Object.entries(value).map(([key, part]) => `${JSON.stringify(key)}: ${onOneLine(part)}`);
  return entries.length ? `{ ${entries.join(', ')} }` : '{}';
}
