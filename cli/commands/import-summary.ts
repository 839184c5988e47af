// What an import found, in lines for a person.
import type { ImportedContent } from '../import/content.ts';
import { jobRowsOf } from '../import/editorial/jobs-of-content.ts';
import type { ExhibitionData } from '../import/exhibition/rows.ts';
import type { ImportResult, LeftOut, QuarantinedRow } from '../import/result.ts';
import { groupedLines } from './grouped-findings.ts';
import { contentPages } from '../import/write/content-pages.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';

/** Findings of each kind are shown up to this many; a programme with one mistake in every row would hide the rest. */
const MOST = 20;

/** Name, span and counts; then findings, quarantined rows with place and reason, and what was left out on purpose. */
export function importLines(result: ImportResult, terminal: Terminal): string[] {
  const { event, rows, findings, quarantine, leftOut } = result;
  const noticed = findings.filter(({ code }) => code !== 'row-quarantined');
  const span = event.startDate ? `${event.startDate} to ${event.endDate}` : 'without days';
  return [
    `${terminal.tone('place', printable(event.name || 'A programme that does not say its name'))}, ${span}, ${event.timeZone} (${result.format})`,
    `  ${[
      counted(rows.sessions.length, 'session'),
      ...(rows.presentations.length > 0 ? [counted(rows.presentations.length, 'presentation')] : []),
      counted(rows.authors.length, 'person', 'people'),
      counted(rows.rooms.length, 'room'),
      counted(rows.tracks.length, 'track'),
      counted(event.days.length, 'day'),
    ].join(', ')}`,
    ...exhibitionLines(result.exhibition),
    ...contentLines(result.content, event.languages),
    `  ${terminal.tone(quarantine.length > 0 ? 'warning' : 'good', `${counted(quarantine.length, 'row')} quarantined`)}`,
    ...shortened(quarantineLines(quarantine), 'quarantine.json holds them all'),
    ...leftOutLines(leftOut),
    ...shortened(groupedLines(noticed, terminal), 'import-report.json holds them all'),
  ];
}

/** Companies, products, booths and films; no line for nothing. */
function exhibitionLines({ companies, products, halls, 'company-media': media }: ExhibitionData): string[] {
  const booths = halls.reduce((sum, { Booths = [] }) => sum + Booths.length, 0);
  const parts = [
    ...(companies.length > 0 ? [counted(companies.length, 'company', 'companies')] : []),
    ...(products.length > 0 ? [counted(products.length, 'product')] : []),
    ...(booths > 0 ? [`${counted(booths, 'booth')} in ${counted(halls.length, 'hall')}`] : []),
    ...(media.length > 0 ? [counted(media.length, 'film or file', 'films and files')] : []),
  ];
  return parts.length > 0 ? [`  exhibition: ${parts.join(', ')}`] : [];
}

/** What there is in addition to the programme: jobs, and the others with the number of their pages; no line for nothing. */
function contentLines(content: ImportedContent, languages: readonly string[]): string[] {
  const { questions, jobs, committee, articles } = content;
  const positions = jobRowsOf(jobs, [], languages).length;
  const parts = [
    ...(questions.length > 0 ? [counted(questions.length, 'question')] : []),
    ...(committee.length > 0 ? [counted(committee.length, 'member of the committee', 'members of the committee')] : []),
    ...(articles.length > 0 ? [counted(articles.length, 'article')] : []),
  ];
  return [
    ...(positions > 0 ? [`  ${counted(positions, 'job')}`] : []),
    ...(parts.length > 0 ? [`  ${counted(contentPages(content, languages).length, 'content page')}: ${parts.join(', ')}`] : []),
  ];
}

/** Every quarantined row with its place and the reason. */
export const quarantineLines = (rows: readonly QuarantinedRow[]): string[] =>
  rows.map(({ file, line, reason }) => `    ${printable(`${file}:${line} ${reason}`)}`);

/** What was left out on purpose, and why. */
export const leftOutLines = (leftOut: readonly LeftOut[]): string[] =>
  leftOut.map(({ field, rows, reason }) => `  left out on purpose: ${printable(`${field} (${counted(rows, 'row')}): ${reason}`)}`);

/** The first of many lines, and how many more there are; `rest` says of what kind, or where they all are. */
export const shortened = (lines: readonly string[], rest: string): string[] =>
  lines.length <= MOST ? [...lines] : [...lines.slice(0, MOST), `    … and ${lines.length - MOST} more; ${rest}`];
