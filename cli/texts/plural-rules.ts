// The rule of plurals of a language as gettext writes it, chosen by what CLDR says about its numbers.
import { categoriesOf, compiled } from '../import/texts/plural-categories.ts';
import { pluralForms } from './units.ts';

/** The rules in use; many languages share one. From the manual of gettext, and CLDR. */
const expressions: readonly string[] = [
  '0',
  'n != 1',
  'n > 1',
  'n%10 != 1 || n%100 == 11',
  'n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2',
  'n==1 ? 0 : n==2 ? 1 : 2',
  'n==1 ? 0 : n==0 || n%100>=2 && n%100<=19 ? 1 : 2',
  'n==1 ? 0 : n==0 || n%100>=1 && n%100<=19 ? 1 : 2',
  'n==1 ? 0 : n>=2 && n<=4 ? 1 : 2',
  'n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2',
  'n%10==1 && n%100!=11 ? 0 : n%10>=2 && n%10<=4 && (n%100<12 || n%100>14) ? 1 : 2',
  'n%10==1 && (n%100<11 || n%100>19) ? 0 : n%10>=2 && n%10<=9 && (n%100<11 || n%100>19) ? 1 : 2',
  'n%100==1 ? 0 : n%100==2 ? 1 : n%100==3 || n%100==4 ? 2 : 3',
  'n==1 ? 0 : n==2 ? 1 : n>=3 && n<=6 ? 2 : n>=7 && n<=10 ? 3 : 4',
  'n==1 ? 0 : n==2 ? 1 : n==0 || n%100>=3 && n%100<=10 ? 2 : n%100>=11 && n%100<=19 ? 3 : 4',
  'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n%100>=3 && n%100<=10 ? 3 : n%100>=11 ? 4 : 5',
  'n==0 ? 0 : n==1 ? 1 : n==2 ? 2 : n==3 ? 3 : n==6 ? 4 : 5',
];

/**
 * The value of `Plural-Forms`, and the category of each form in its order. For a language whose rule is none of these it is one form; the
 * others are entries by themselves then.
 */
export function pluralRule(language: string): { header: string; categories: readonly string[] } {
  const forms = pluralForms(language).length;
  const select = new Intl.PluralRules(language);
  for (const expression of expressions) {
    const [rule, categories] = [compiled(expression)!, categoriesOf(expression, forms, language)];
    const agrees = Array.from({ length: 201 }, (_, number) => categories?.[rule(number)] === select.select(number)).every(Boolean);
    if (agrees) return { header: `nplurals=${forms}; plural=(${expression});`, categories: categories as string[] };
  }
  return { header: 'nplurals=1; plural=0;', categories: categoriesOf('0', 1, language) as string[] };
}
