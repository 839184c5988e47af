// Reads the files of translators, and finds for each which language of the event it is in.
import { UnreadableFile } from '../import/reading/unreadable-file.ts';
import type { Report } from '../import/report.ts';
import type { ImportFile } from '../import/result.ts';
import { siteLanguage } from '../import/values/languages.ts';
import type { ReadTranslation } from './format.ts';
import { textsFormats } from './formats.ts';

/** What the caller says: languages of the event (xx-XX), and one that was named for files that do not state theirs. */
export type LanguagesKnown = { languages: readonly string[]; named?: string };

/** The files that can be read, each with a language; the others are findings. */
export function readTranslations(files: readonly ImportFile[], known: LanguagesKnown, report: Report): ReadTranslation[] {
  return files.flatMap((file): ReadTranslation[] => {
    const whole = { file: file.path, pointer: '', line: 1, column: 1 };
    const format = textsFormats.find(({ detect }) => detect(file));
    if (!format) {
      report.error('format-unknown', whole, 'this is no .po, XLIFF 1.2 or JSON of i18next');
      return [];
    }
    try {
      const read = format.read(file, report);
      const language = languageOf(read.language, known);
      if (typeof language === 'string') return [{ ...read, language }];
      report.error(language.code, whole, language.message);
    } catch (error) {
      if (!(error instanceof UnreadableFile)) throw error;
      report.error(error.code, { ...whole, line: error.line, column: error.column }, error.message);
    }
    return [];
  });
}

/** The language of the event a file is in: `de` is `de-AT` where the event has that. */
function languageOf(written: string, { languages, named }: LanguagesKnown): string | { code: string; message: string } {
  const own = siteLanguage(written);
  if (own === undefined)
    return named ?? { code: 'language-unknown', message: 'the file does not state its language: name it with --language' };
  const found = [own, ...languages.filter((language) => !/[-_]/.test(written) && language.slice(0, 2) === own.slice(0, 2))].find(
    (language) => languages.includes(language) || language === named,
  );
  if (named !== undefined && found !== named)
    return { code: 'language-differs', message: `the file is in ${own}, and --language says ${named}` };
  const all = languages.join(', ');
  return (
    found ?? {
      code: 'language-unknown',
      message: `the event has no language ${own}, only ${all}; declare it in app.json, or name it with --language`,
    }
  );
}
