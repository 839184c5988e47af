// The work of foyer surveys: writes answers into files, and prints or writes their summary.
import { writeFile } from 'node:fs/promises';
import type { ExitCode } from '../commands/command.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type ReadAnswer, readAnswers } from './read-answers.ts';
import { type ReportPart, reportHtml } from './report-html.ts';
import { reportWords } from './report-words.ts';
import { surveyCsv } from './survey-csv.ts';
import { type QuestionSummary, summarise } from './summarise.ts';

type Asked = { name: string; survey?: string; language?: string };

/** Writes the answers as CSV or JSON, to a file or the terminal. */
export async function exportAnswers(
  { name, format, out, ...of }: Asked & { format: 'csv' | 'json'; out?: string },
  terminal: Terminal,
): Promise<ExitCode> {
  const found = await readAnswers(name, of);
  const text = format === 'csv' ? surveyCsv(found) : `${JSON.stringify(found.answers, null, 2)}\n`;
  if (out === undefined) {
    for (const line of text.trimEnd().split(/\r?\n/)) terminal.print(line);
    return 0;
  }
  await write(out, text);
  terminal.print(`Wrote ${counted(found.answers.length, 'answer')} into ${out}`);
  return 0;
}

/** Prints what was answered, or writes it as a page. */
export async function summariseAnswers({ name, html, ...of }: Asked & { html?: string }, terminal: Terminal): Promise<ExitCode> {
  const { event, language, surveys, answers } = await readAnswers(name, of);
  const parts: ReportPart[] = [...surveys].flatMap(([id, survey]) =>
    [
      ...Map.groupBy(
        answers.filter((one) => one.survey === id),
        ({ id: entity }) => entity,
      ).values(),
    ].map((own) => ({
      title: titleOf(own[0]!),
      count: own.length,
      questions: summarise(survey, own, event, language),
    })),
  );
  const title = event.text(event.about.name, language) || event.shortName;
  if (html !== undefined) {
    await write(html, reportHtml(`${title}: ${reportWords(language).title}`, language, parts));
    terminal.print(`Wrote the summary of ${counted(answers.length, 'answer')} into ${html}`);
    return 0;
  }
  terminal.print(`${printable(title)}, ${counted(answers.length, 'answer')}`);
  for (const part of parts) {
    terminal.print('');
    terminal.print(terminal.tone('place', `${printable(part.title)}, ${counted(part.count, 'answer')}`));
    for (const question of part.questions) for (const line of linesOf(question)) terminal.print(line);
  }
  return 0;
}

const titleOf = ({ survey, name, id }: ReadAnswer): string => `${name || id} (${survey})`;

/** Longest bar, characters. */
const LONGEST = 30;

function linesOf({ title, count, mean, bars, texts }: QuestionSummary): string[] {
  const facts = [counted(count, 'answer'), ...(mean === null ? [] : [`mean ${mean.toFixed(2)}`])].join(', ');
  const most = Math.max(1, ...bars.map((bar) => bar.count));
  return [
    `  ${printable(title)}: ${facts}`,
    ...bars.map((bar) => `    ${printable(bar.label).padEnd(28)} ${'█'.repeat(Math.round((LONGEST * bar.count) / most))} ${bar.count}`),
    ...texts.map((text) => `    “${printable(text).replaceAll(/\s+/g, ' ')}”`),
  ];
}

async function write(path: string, text: string): Promise<void> {
  await writeFile(path, text).catch((error: NodeJS.ErrnoException) => {
    throw new UsageError(`${path} cannot be written (${error.code ?? error.message}).`);
  });
}
