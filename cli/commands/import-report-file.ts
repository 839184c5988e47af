// foyer import --report: everything that was noticed in one file, as a page to read or as SARIF.
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { escapeHtml } from '../../server/published/rich-text.ts';
import { readVersion } from '../../server/version.ts';
import type { Finding, Severity } from '../../src/model/finding.ts';
import type { ImportResult, LeftOut, QuarantinedRow } from '../import/result.ts';
import { sarifLog } from '../output/sarif.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';

/** What a report is made of: what was noticed, and how many rows there are by name. */
export type Reported = Pick<ImportResult, 'format' | 'findings' | 'quarantine' | 'leftOut'> & {
  event: Pick<ImportResult['event'], 'name'>;
  rows: Readonly<Record<string, readonly unknown[]>>;
  exhibition: Readonly<Record<string, readonly unknown[]>>;
};

/** Writes the file that `--report` names, SARIF where it ends with that, else a page; folders that are missing are made. Throws UsageError when it cannot be written. */
export async function writeReport(
  { report }: { report: string | undefined },
  source: string,
  result: Reported,
  terminal: Terminal,
): Promise<void> {
  if (report === undefined) return;
  const file = resolve(report);
  const text = /\.sarif$/i.test(report) ? reportLog(result) : importReportPage(source, result);
  try {
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, text);
    terminal.say(`Wrote ${report}`);
  } catch (error) {
    throw new UsageError(`--report: ${file} cannot be written: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function reportLog({ findings }: Reported): string {
  const { Version } = readVersion(join(import.meta.dirname, '../..'));
  return `${JSON.stringify(sarifLog(findings, [], Version, 'The source that was imported.'), null, 2)}\n`;
}

const severities: readonly (readonly [Severity, string])[] = [
  ['error', 'Errors'],
  ['warning', 'Warnings'],
  ['info', 'Notes'],
];

/** The report as a page that needs nothing else: no script, no other file. */
export function importReportPage(source: string, { event, format, rows, exhibition, findings, quarantine, leftOut }: Reported): string {
  const title = `Import of ${event.name || source}`;
  const counts = Object.entries({ ...rows, ...exhibition }).flatMap(([name, list]) => (list.length > 0 ? [`${list.length} ${name}`] : []));
  // Each quarantined row is a finding, too; it stands once, with the row itself.
  const noticed = findings.filter(({ code }) => code !== 'row-quarantined');
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml([`From ${source} (${format})`, ...counts].join(' · '))}</p>
${quarantineSection(quarantine)}
${severities
  .map(([severity, words]) =>
    findingSection(
      words,
      noticed.filter((one) => one.severity === severity),
    ),
  )
  .join('\n')}
${leftOutSection(leftOut)}
</main>
</body>
</html>
`;
}

const STYLES =
  'body{font:1rem/1.5 system-ui,sans-serif;margin:0;color-scheme:light dark}main{max-width:75rem;margin:auto;padding:1.5rem}' +
  'section{margin-block:2rem;overflow-x:auto}table{border-collapse:collapse;inline-size:100%}' +
  'th,td{padding:.4rem .8rem;text-align:start;vertical-align:top;border-block-end:1px solid #8886}' +
  'td:first-child{white-space:nowrap;font-variant-numeric:tabular-nums}pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere}';

function sectionOf(words: string, count: number, heads: readonly string[], lines: readonly (readonly string[])[]): string {
  if (count === 0) return '';
  const cells = (tag: string, texts: readonly string[]): string => texts.map((text) => `<${tag}>${text}</${tag}>`).join('');
  return `<section><h2>${words}: ${count}</h2><table><thead><tr>${cells('th', heads)}</tr></thead><tbody>
${lines.map((line) => `<tr>${cells('td', line)}</tr>`).join('\n')}
</tbody></table></section>`;
}

const placeOf = ({ file, line }: { file: string; line: number }): string => escapeHtml(line > 0 ? `${file}:${line}` : file);

const findingSection = (words: string, found: readonly Finding[]): string =>
  sectionOf(
    words,
    found.length,
    ['Place', 'What', 'Code'],
    found.map((one) => [
      placeOf(one),
      `${escapeHtml(one.message)}${one.suggestion ? `<br><small>${escapeHtml(one.suggestion)}</small>` : ''}`,
      `<code>${escapeHtml(one.code)}</code>`,
    ]),
  );

const quarantineSection = (quarantine: readonly QuarantinedRow[]): string =>
  sectionOf(
    'Rows that could not be used',
    quarantine.length,
    ['Place', 'Why', 'The row as it was written'],
    quarantine.map((one) => [
      placeOf(one),
      escapeHtml(one.reason),
      `<pre>${escapeHtml(typeof one.row === 'string' ? one.row : JSON.stringify(one.row, null, 1))}</pre>`,
    ]),
  );

const leftOutSection = (leftOut: readonly LeftOut[]): string =>
  sectionOf(
    'Left out on purpose',
    leftOut.length,
    ['Field', 'Why', 'Rows'],
    leftOut.map(({ field, reason, rows }) => [escapeHtml(field), escapeHtml(reason), String(rows)]),
  );
