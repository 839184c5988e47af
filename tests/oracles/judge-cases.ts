// Judges cases in a process of its own, whose locale was set when it started: a question on stdin, answers on stdout.
import { text } from 'node:stream/consumers';
import * as z from 'zod';
import { NO_SUCH_LOCALE } from './device.ts';
import { caseFormats } from './formats.ts';
import { judgeHere } from './judge.ts';

const question = z.object({ format: z.string(), locale: z.string(), cases: z.array(z.unknown()) });
const languageOf = (locale: string): string => locale.split(/[-_.]/)[0]!.toLowerCase();

const { format, locale, cases } = question.parse(JSON.parse(await text(process.stdin)));
if (languageOf(new Intl.DateTimeFormat().resolvedOptions().locale) !== languageOf(locale)) process.exitCode = NO_SUCH_LOCALE;
else {
  const rules = caseFormats.get(format)!;
  process.stdout.write(JSON.stringify(cases.map((one, index) => judgeHere(rules, one, index))));
}
