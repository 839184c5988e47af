// Writes the texts of an event for translators: one language after the other, in one format.
import { join } from 'node:path';
import type { ExitCode } from '../commands/command.ts';
import type { ExportTextsOptions } from './texts-options.ts';
import { planWrites, writeFiles } from '../commands/write-plan.ts';
import { chooseEvent, readConfiguration } from '../explain/choose-event.ts';
import { siteLanguage } from '../import/values/languages.ts';
import { counted, printable } from '../output/findings.ts';
import type { Terminal } from '../output/terminal.ts';
import { UsageError } from '../output/usage-error.ts';
import { type TextsOfEvent, textsOfFolder, textsOfPublished } from './event-texts.ts';
import { textsFormats } from './formats.ts';
import { unitsOf } from './units.ts';

/** Exports the texts of an event in a folder, or of a published one. Throws UsageError for a wrong call. */
export async function exportTexts(dir: string | undefined, options: ExportTextsOptions, terminal: Terminal): Promise<ExitCode> {
  const { event, out, platform, yes } = options;
  const format = textsFormats.find(({ name }) => name === options.format)!;
  const texts = await readTexts(dir, event);
  const sourceLanguage = checkedLanguage(options.source ?? texts.languages[0] ?? 'en-GB');
  const languages = options.language?.map(checkedLanguage) ?? texts.languages.filter((language) => language !== sourceLanguage);
  if (languages.length === 0) throw new UsageError(`${texts.name} has no language besides ${sourceLanguage}; name one with --language.`);

  const files = new Map<string, string>();
  const leftOut = new Set<string>();
  for (const targetLanguage of languages) {
    const translation = unitsOf(texts, { sourceLanguage, targetLanguage, platform });
    if (translation.units.length === 0) throw new UsageError(`${texts.name} has no texts of its own; --platform exports those of Foyer.`);
    const units = translation.units.filter(({ key, source, target }) => format.holds(key + source + target));
    for (const { key } of translation.units) if (!units.some((unit) => unit.key === key)) leftOut.add(key);
    for (const { path, text } of format.write({ ...translation, units })) files.set(path, text);
    const missing = units.filter(({ target }) => target === '').length;
    terminal.print(`${targetLanguage}: ${counted(units.length, 'text')}, ${missing} without translation`);
  }
  const plan = await planWrites(
    out,
    '.',
    [...files].map(([path, text]) => ({ path, text })),
  );
  if (plan.kept.length > 0 && !yes) {
    terminal.print('Nothing was written. These files have other content:');
    for (const path of plan.kept) terminal.print(`  ${join(out, path)}`);
    terminal.print('--yes replaces them.');
    return 1;
  }
  await writeFiles(out, [...plan.write, ...plan.kept.map((path) => ({ path, text: files.get(path)! }))]);
  terminal.print(`Wrote ${counted(plan.write.length + plan.kept.length, 'file')} into ${out}`);
  for (const key of leftOut) terminal.print(printable(`${key} left out: it has characters that ${format.name} cannot hold; json can`));
  return leftOut.size > 0 ? 1 : 0;
}

async function readTexts(dir: string | undefined, event: string | undefined): Promise<TextsOfEvent> {
  if (dir === undefined) {
    if (event === undefined) throw new UsageError('Name a folder, or a published event with --event.');
    return textsOfPublished(event);
  }
  const configuration = await readConfiguration(dir);
  return textsOfFolder(configuration.files, chooseEvent(configuration, event));
}

/** A language as it was written on the command line: xx-XX. Throws UsageError. */
export function checkedLanguage(text: string): string {
  const language = siteLanguage(text);
  if (language === undefined) throw new UsageError(`--language and --source take a language such as de-DE; not "${text}".`);
  return language;
}
