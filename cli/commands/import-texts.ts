// foyer import --texts: takes translation catalogues over as a text set of an event that is there.
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { importTexts, type TextsResult, writeTexts } from '../import/texts/import-texts.ts';
import { siteLanguage } from '../import/values/languages.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import type { ExitCode } from './command.ts';
import { check, type ImportTarget, schemasFrom, writePlanned } from './import-target.ts';
import { hintLine } from './grouped-findings.ts';
import { leftOutLines, quarantineLines, shortened } from './import-summary.ts';
import { readSource, withFoldersAbove } from './source-files.ts';
import { planWrites } from './write-plan.ts';

/** What `--texts` takes besides the target: the name of the set, and the language (xx-XX) of catalogues that do not name one. */
export type TextsOptions = { set: string; language?: string };

/** Reads the catalogues of a file or folder, writes `texts/<set>.<language>.json` of the event, and checks it. Throws UsageError for a wrong call. */
export async function importTextSet(
  source: string,
  { set, language }: TextsOptions,
  target: ImportTarget,
  terminal: Terminal,
): Promise<ExitCode> {
  if (!/^[A-Za-z0-9][\w-]*$/.test(set)) throw new UsageError(`--set takes a name of letters, digits, - and _; not "${set}".`);
  if (language !== undefined && siteLanguage(language) === undefined)
    throw new UsageError(`--language takes a language such as de-DE; not "${language}".`);
  const event = `${target.instance}/${target.event}`;
  const out = resolve(target.out);
  const app = await stat(join(out, event, 'app.json')).catch(() => undefined);
  if (!app) throw new UsageError(`There is no event ${event} in ${target.out}; texts are imported into an event that is there.`);

  terminal.progress(`Reading ${source} …`);
  const { files, skipped } = await readSource(source);
  for (const { path, reason } of skipped) terminal.say(printable(`${path} is not read: ${reason}`));
  const result = importTexts({ files: await withFoldersAbove(source, files), set, ...(language === undefined ? {} : { language }) });
  for (const line of textsLines(result, terminal)) terminal.print(line);
  if (!result.readable) return 1;

  // Below `texts`, where no programme is: its data and its quarantine stay as they are.
  const written = writeTexts(result, event, schemasFrom(out));
  const plan = await planWrites(out, `${event}/texts`, written);
  if (plan.kept.length > 0 && !target.yes && !target.keep) {
    terminal.print('Nothing was written. These files are there with other texts:');
    for (const path of plan.kept) terminal.print(`  ${path}`);
    terminal.print('--keep leaves them as they are and writes the other languages; --yes replaces them.');
    return 1;
  }
  await writePlanned(target, plan, written, terminal);
  const ended = await check(out, target, terminal);
  // A catalogue that could not be read at all is missing, though the others are in order.
  return result.findings.some(({ code, severity }) => severity === 'error' && code !== 'row-quarantined') ? 1 : ended;
}

function textsLines({ catalogues, set, findings, quarantine, leftOut }: TextsResult, terminal: Terminal): string[] {
  const noticed = findings.filter(({ code }) => code !== 'row-quarantined');
  return [
    ...catalogues.map(({ language, texts, missing, file }) =>
      printable(`${set} in ${language}: ${counted(texts.size, 'text')}, ${missing} without translation (${file})`),
    ),
    // No file holds these, so all of them are reported.
    ...(quarantine.length > 0 ? [`  ${terminal.tone('warning', `${counted(quarantine.length, 'text')} left out`)}`] : []),
    ...quarantineLines(quarantine),
    ...leftOutLines(leftOut),
    ...shortened(
      noticed.map((found) => hintLine(found, terminal)),
      'all of the same kinds',
    ),
  ];
}
