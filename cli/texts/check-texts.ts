// What is wrong with translated texts before they are written: each with its place; the others are taken over.
import { baseKey } from '../../src/i18n/translate.ts';
import { suggestion } from '../explain/choose-event.ts';
import type { Report } from '../import/report.ts';
import type { ReadText, ReadTranslation } from './format.ts';
import { pluralForms, type Translation, type TranslationUnit, valuesIn } from './units.ts';

/** Longest text a document may hold, in characters. */
const LONGEST = 100_000;
/** From so many times the source, and so many characters more, a text is probably the wrong one or will not fit. */
const LONG = { times: 4, more: 80 };
/** Of so many translations most may not be the source itself. */
const FEW = 10;

/** The texts that can be taken over, each once; what is wrong goes to the report. A text that is empty or unchanged is none of them. */
export function changedTexts(
  { texts, file }: ReadTranslation,
  { units, sourceLanguage, targetLanguage }: Translation,
  report: Report,
): ReadText[] {
  const known = new Map(units.map((unit) => [unit.key, unit]));
  const taken = new Map<string, ReadText>();
  for (const read of texts) {
    const unit = known.get(read.key);
    if (!unit) {
      if (read.text === '' && known.has(`${baseKey(read.key)}_other`)) continue;
      report.error('unknown-key', read.place, `the event has no text ${read.key}${suggestion(read.key, known.keys())}; left out`);
    } else if (taken.has(read.key) && taken.get(read.key)!.text !== read.text)
      report.warn('text-repeated', read.place, `the text ${read.key} stands here a second time: the first counts`);
    else if (read.impliedBy !== undefined && known.get(read.impliedBy)?.target === read.text) continue;
    else if (read.text !== '' && isUsable(read, unit, report)) taken.set(read.key, read);
  }
  const changed = [...taken.values()].filter(({ key, text }) => text !== known.get(key)!.target);
  reportMissingForms(changed, taken, known, targetLanguage, report);
  const same = [...taken.values()].filter(({ key, text }) => text === known.get(key)!.source).length;
  if (sourceLanguage.slice(0, 2) !== targetLanguage.slice(0, 2) && taken.size >= FEW && same * 2 > taken.size)
    report.warn(
      'language-doubtful',
      { file, pointer: '', line: 1, column: 1 },
      `${same} of ${taken.size} texts are those of ${sourceLanguage}: is this ${targetLanguage}?`,
    );
  return changed;
}

/** Whether a text can be shown as it is. What only looks wrong is taken over with a warning. */
function isUsable({ key, text, source, place }: ReadText, unit: TranslationUnit, report: Report): boolean {
  if (text === unit.target) return true;
  if (text.length > LONGEST) {
    report.error('text-too-long', place, `${key} has ${text.length} characters, ${LONGEST} are the limit; left out`);
    return false;
  }
  const [own, wanted] = [valuesIn(text), valuesIn(unit.source)];
  const isForm = baseKey(key) !== key;
  // `One session` needs no number.
  const lost = wanted.filter((name) => !own.includes(name) && !(isForm && name === 'count'));
  const extra = unit.source === '' ? [] : own.filter((name) => !wanted.includes(name) && !(isForm && name === 'count'));
  if (lost.length + extra.length > 0) {
    const named = (names: readonly string[]): string => names.map((name) => `{{${name}}}`).join(', ');
    const words = [...(lost.length > 0 ? [`${named(lost)} is lost`] : []), ...(extra.length > 0 ? [`${named(extra)} is unknown`] : [])];
    report.error('placeholder-differs', place, `${key}: ${words.join('; ')}; left out`);
    return false;
  }
  if (source !== undefined && unit.source !== '' && source !== unit.source)
    report.warn('source-changed', place, `${key} was translated from another text; now it is “${unit.source}”`);
  if (hasMarkup(text) && !hasMarkup(unit.source))
    report.warn('markup-in-text', place, `${key} holds HTML, which is shown as it is written`);
  if (unit.source !== '' && text.length > unit.source.length * LONG.times && text.length - unit.source.length > LONG.more)
    report.warn('text-long', place, `${key} has ${text.length} characters, the source ${unit.source.length}`);
  return true;
}

const hasMarkup = (text: string): boolean => /<\/?[a-z][^<>]*>|&(?:amp|lt|gt|quot|nbsp|#\d+);/i.test(text);

/** Of a text by number every form its language counts with is needed. */
function reportMissingForms(
  texts: readonly ReadText[],
  written: ReadonlyMap<string, ReadText>,
  known: ReadonlyMap<string, TranslationUnit>,
  language: string,
  report: Report,
): void {
  const forms = pluralForms(language);
  for (const [base, [first]] of Map.groupBy(texts, ({ key }) => baseKey(key))) {
    if (!known.has(`${base}_other`) || !forms.some((form) => first!.key === `${base}_${form}`)) continue;
    const missing = forms.filter((form) => !written.has(`${base}_${form}`) && !known.get(`${base}_${form}`)?.target);
    if (missing.length > 0) report.warn('missing-plural-form', first!.place, `${base}: ${language} counts with ${missing.join(', ')}, too`);
  }
}
