// Takes translations over: reads, checks, shows what changes, writes it into the text sets of the event.
import type { ExitCode } from '../commands/command.ts';
import { check, schemasFrom } from '../commands/import-target.ts';
import { hintLine } from '../commands/grouped-findings.ts';
import { leftOutLines } from '../commands/import-summary.ts';
import { readSource } from '../commands/source-files.ts';
import { writeFiles as writeNew } from '../commands/write-plan.ts';
import type { ImportTextsOptions } from './texts-options.ts';
import { compare } from '../diff/compare.ts';
import { diffLines } from '../diff/diff-lines.ts';
import { readSide, type Side } from '../diff/read-sides.ts';
import { chooseEvent } from '../explain/choose-event.ts';
import { writeFiles } from '../fix/write-files.ts';
import { createReport } from '../import/report.ts';
import { inOrder, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { changedTexts } from './check-texts.ts';
import { textsOfFolder } from './event-texts.ts';
import { checkedLanguage } from './export-texts.ts';
import type { ReadText } from './format.ts';
import { withTexts } from './plan-texts.ts';
import { readTranslations } from './read-translations.ts';
import { unitsOf } from './units.ts';

/** Imports a file or a folder of files into an event. Throws UsageError for a wrong call. */
export async function importTranslations(
  dir: string,
  source: string,
  { event: asked, language, dryRun }: ImportTextsOptions,
  terminal: Terminal,
): Promise<ExitCode> {
  const named = language === undefined ? {} : { named: checkedLanguage(language) };
  const side = await readSide(dir);
  const { files } = side.folder;
  const event = chooseEvent({ ...side, files, assets: [], refused: [] }, asked);
  terminal.progress(`Reading ${source} …`);
  const { files: read, skipped } = await readSource(source);
  for (const { path, reason } of skipped) terminal.say(printable(`${path} is not read: ${reason}`));

  const report = createReport();
  const texts = textsOfFolder(files, event);
  const [sourceLanguage = 'en-GB'] = texts.languages;
  const changes = new Map<string, Map<string, ReadText>>();
  for (const translation of readTranslations(read, { languages: texts.languages, ...named }, report)) {
    const { language: targetLanguage } = translation;
    const known = unitsOf(texts, { sourceLanguage, targetLanguage, platform: true });
    const own = changes.get(targetLanguage) ?? new Map<string, ReadText>();
    changes.set(targetLanguage, own);
    for (const text of changedTexts(translation, known, report)) {
      if (own.has(text.key) && own.get(text.key)!.text !== text.text)
        report.warn('text-repeated', text.place, `${text.key} is in another file, too, with another text: the first counts`);
      else own.set(text.key, text);
    }
  }
  let after: Side['folder']['files'] = files;
  for (const [to, own] of changes) after = withTexts(after, event, to, [...own.values()], schemasFrom(side.root), report);

  const { findings, leftOut } = report.close();
  for (const found of inOrder(findings)) terminal.print(hintLine(found, terminal));
  for (const line of leftOutLines(leftOut)) terminal.print(line);
  for (const line of diffLines(await compare(side, { ...side, folder: { ...side.folder, files: after } }), terminal)) terminal.print(line);
  const ended: ExitCode = findings.some(({ severity }) => severity === 'error') ? 1 : 0;
  const before = new Map(files.map(({ path, text }) => [path, text]));
  if (after.every(({ path, text }) => before.get(path) === text)) return ended;
  if (dryRun) {
    terminal.print('Nothing was written (--dry-run)');
    return ended;
  }
  const { left } = await writeFiles(side.root, files, after);
  for (const path of left) terminal.say(`${printable(path)} was left as it is: it changed meanwhile, or is not UTF-8.`);
  await writeNew(
    side.root,
    after.filter(({ path }) => !before.has(path)),
  );
  const checked = await check(side.root, { out: side.root, ...event }, terminal);
  return left.length > 0 ? 1 : ended || checked;
}
