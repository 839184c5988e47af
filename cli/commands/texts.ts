// foyer texts: hands the texts of an event to translators' tools, and takes their translations over.
import { Option } from 'commander';
import { storeHelp } from '../store/environment-store.ts';
import type { ExportTextsOptions, ImportTextsOptions } from '../texts/texts-options.ts';
import { type AddCommand, examples } from './command.ts';

/** Adds `texts export [dir]` and `texts import <dir> <source>`. */
export const addTexts: AddCommand = (program, terminal, end) => {
  const texts = program.command('texts').description('export the texts of an event for translators, import their translations');
  texts
    .command('export')
    .description('write the texts of an event as files for translators: source text, translation, key and note')
    .argument('[dir]', 'an event, or a folder that holds one; omit it to export a published event')
    .requiredOption('--out <dir>', 'folder the files are written into, one for each language')
    .option('--event <instance/event>', 'which event of the folder; without a folder: which published event')
    .addOption(new Option('--format <format>', 'format of the files').choices(['po', 'xliff', 'json']).default('po'))
    .option('--language <xx-XX...>', 'languages to translate into; default: all of the event except the source language')
    .option('--source <xx-XX>', 'language to translate from; default: the first of the event')
    .option('--platform', 'include every text of Foyer, not only those of the event', false)
    .option('--yes', 'replace files that have other content', false)
    .addHelpText(
      'after',
      examples(
        ['texts export my-congress/society/congress --out locale', 'all languages of an event, as .po'],
        ['texts export my-congress/society/congress --out locale --format xliff --language de-DE', 'one language, XLIFF 1.2'],
        ['texts export my-congress/society/congress --out locale --language nl-NL --platform', 'a language that Foyer does not have'],
        ['texts export --event society/congress --out locale', 'a published event'],
      ),
    )
    .addHelpText('after', `${storeHelp}\n\nExits with 0 when all texts are written, 1 when one cannot be, 2 on a usage error.`)
    .action(async (dir: string | undefined, options: ExportTextsOptions) => {
      const { exportTexts } = await import('../texts/export-texts.ts');
      end(await exportTexts(dir, options, terminal));
    });
  texts
    .command('import')
    .description('take translations over into the text sets of an event')
    .argument('<dir>', 'the event, or a folder that holds one')
    .argument('<source>', 'a file, or a folder of files: .po, XLIFF 1.2, JSON of i18next')
    .option('--event <instance/event>', 'which event of the folder')
    .option('--language <xx-XX>', 'language of files that do not state theirs; allows a language the event does not declare')
    .option('--dry-run', 'print what would change, write nothing', false)
    .addHelpText(
      'after',
      examples(
        ['texts import my-congress/society/congress locale --dry-run', 'what would change'],
        ['texts import my-congress/society/congress locale/de-DE.po', 'one language'],
      ),
    )
    .addHelpText(
      'after',
      `
Only texts that differ are written; everything else in a file stays byte for byte. Empty translations change nothing.
A text with an unknown key, a lost placeholder or a wrong language is left out and listed with its place; the others are written.
Exits with 0 when every text was taken over, 1 when one was left out, 2 on a usage error.`,
    )
    .action(async (dir: string, source: string, options: ImportTextsOptions) => {
      const { importTranslations } = await import('../texts/import-translations.ts');
      end(await importTranslations(dir, source, options, terminal));
    });
};
