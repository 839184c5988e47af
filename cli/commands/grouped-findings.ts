// Findings of an import in lines: the same doubt at many rows is one line.
import { lineOf, placed } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import type { Finding } from '../../src/model/finding.ts';

/** So many rows with the same doubt have a line each. */
const MOST_ALONE = 3;

/** A finding of an import as a line; what it suggests is advice, not a similar name. */
export const hintLine = (found: Finding, terminal: Terminal): string =>
  lineOf({ ...found, message: [found.message, found.suggestion].filter(Boolean).join('; '), suggestion: '' }, terminal);

/**
 * Findings as lines, in their order. More than three warnings or notes of one code about one column of a file become one line at the place of the
 * first: how many there are, the lines of the first three, and what the first says; the report holds each. Errors keep lines of their own.
 */
export function groupedLines(findings: readonly Finding[], terminal: Terminal): string[] {
  const groups = Map.groupBy(findings, keyOf);
  return [...groups.values()].flatMap((group) =>
    group.length > MOST_ALONE ? [groupLine(group, terminal)] : group.map((found) => hintLine(found, terminal)),
  );
}

/** What is the same in findings of one group; an error is a group of its own. */
function keyOf(found: Finding): unknown {
  const { file, code, severity, message } = found;
  if (severity === 'error') return found;
  const column = /\bcolumn "([^"]{0,200})"/.exec(message)?.[1] ?? '';
  return [severity, code, file, column].join('\n');
}

function groupLine(group: readonly Finding[], terminal: Terminal): string {
  const [first] = group as [Finding];
  const lines = [...new Set(group.map((found) => placed(found).line))];
  const where = lines.length > 3 ? `, lines ${lines.slice(0, 3).join(', ')} …` : '';
  const advice = group.every(({ suggestion }) => suggestion === first.suggestion) ? first.suggestion : '';
  return hintLine(
    { ...first, message: `${group.length} times (the report has each${where}): ${first.message}`, suggestion: advice },
    terminal,
  );
}
