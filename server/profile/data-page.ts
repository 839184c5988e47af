// Everything stored about a person as a page to read: one heading for each list, its rows as terms and values.
import { directionOf } from '../../src/i18n/direction.ts';

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replaceAll(/[&<>"]/g, (sign) => signs[sign]!);

/** `profileFields` → Profile fields. */
const words = (key: string): string => {
  const spaced = key.replaceAll(/([a-z])([A-Z])/g, '$1 $2').toLowerCase();
  return spaced.charAt(0).toUpperCase() + spaced.slice(1);
};

/** HTML without scripts or other files: it opens from a disk. Names of fields are the English ones of the export. */
export function dataPage(data: Readonly<Record<string, unknown>>, language: string): string {
  const parts = Object.entries(data).filter(([, value]) => value !== null && !(Array.isArray(value) && value.length === 0));
  return `<!doctype html>
<html lang="en" dir="${directionOf('en-GB')}" data-language="${escaped(language)}">
<head><meta charset="utf-8"><title>My data</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;max-width:52rem;margin:2rem auto;padding:0 1rem}dl{display:grid;grid-template-columns:minmax(8rem,14rem) 1fr;gap:.25rem 1rem;padding:.75rem 0;border-top:1px solid #bbb;margin:0}dt{color:#555}dd{margin:0;overflow-wrap:anywhere}img{max-width:10rem}</style></head>
<body><h1>My data</h1>
${parts.map(([name, value]) => `<h2>${escaped(words(name))}</h2>\n${[value].flat().map(rowOf).join('\n')}`).join('\n')}
</body></html>
`;
}

const rowOf = (row: unknown): string =>
  typeof row === 'object' && row !== null
    ? `<dl>${Object.entries(row)
        .map(([key, value]) => `<dt>${escaped(words(key))}</dt><dd>${valueOf(key, value)}</dd>`)
        .join('')}</dl>`
    : `<p>${escaped(String(row))}</p>`;

function valueOf(key: string, value: unknown): string {
  if (value === null || value === undefined || value === '') return '–';
  if (key === 'base64' && typeof value === 'string') return `<img alt="" src="data:image/webp;base64,${escaped(value)}">`;
  if (typeof value === 'object') return rowOf(value);
  return escaped(typeof value === 'string' ? value : JSON.stringify(value));
}
