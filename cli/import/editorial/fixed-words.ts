// Words of cells that stand for one of a few values: kinds of employment, yes and no, in the languages of the site.
import { employmentTypes } from '../../../src/contract/editorial-shapes.ts';
import { plainName } from '../vocabulary/canonical-fields.ts';

type EmploymentType = (typeof employmentTypes)[number];

const words = (list: string): readonly string[] => list.split(' ');

const employmentNames: Readonly<Record<EmploymentType, readonly string[]>> = {
  'full-time': words(
    'full vollzeit vollzeitstelle ganztags tempsplein tempscomplet pleintemps tiempocompleto jornadacompleta tempopieno tamzamanlı 全职 دوامكامل بدوامكامل',
  ),
  'part-time': words(
    'part teilzeit teilzeitstelle halbtags tempspartiel mitemps tiempoparcial jornadaparcial mediajornada tempoparziale yarızamanlı kısmizamanlı 兼职 دوامجزئي بدوامجزئي',
  ),
  contract: words(
    'contractor freelance freelancer freiberuflich werkvertrag honorarvertrag honorarbasis indépendant autónomo liberoprofessionista partitaiva sözleşmeli serbest 合同制 自由职业 عقد متعاقد',
  ),
  temporary: words(
    'temp fixedterm befristet zeitarbeit cdd intérim temporaire temporal temporaneo tempodeterminato adeterminato geçici belirlisüreli süreli 临时 定期 مؤقت',
  ),
  internship: words('intern trainee praktikum praktikantin praktikant stage stagiaire prácticas becario tirocinio staj stajyer 实习 تدريب'),
  volunteer: words(
    'voluntary volunteering ehrenamt ehrenamtlich bénévole bénévolat voluntario voluntariado volontario volontariato gönüllü 志愿者 志愿 تطوع متطوع',
  ),
  'per-diem': words('daily tageweise àlajournée journalier pordías agiornata günlük 按日 يومي'),
  other: words('others sonstige sonstiges andere autre autres otro otra altro diğer 其他 أخرى'),
};

const typeByName = new Map(
  employmentTypes.flatMap((type) => [type, ...employmentNames[type]].map((name) => [plainName(name), type] as const)),
);

/** The kind of employment of a cell; of several (`full-time, fixed-term`) the first that is known. Undefined where none is. */
export function employmentNamed(text: string): EmploymentType | undefined {
  const parts = [text, ...text.split(/[,;/|+()]|\s(?:and|or|und|oder|et|ou|y|o|e|ve|veya)\s/u)];
  return parts.map((part) => typeByName.get(plainName(part))).find((type) => type !== undefined);
}

const yes = new Set(words('yes y true 1 x ja j wahr oui vrai sí si sì s vero evet e 是 نعم remote remoto distance').map(plainName));
const no = new Set(words('no n false 0 nein falsch non faux falso hayır h 否 لا').map(plainName));

/** Yes or no as people write it; undefined for other words. A sign alone (`–`) is a no, `✓` a yes. */
export function yesOrNo(text: string): boolean | undefined {
  const plain = plainName(text);
  if (plain === '') return /[✓✔☑]/u.test(text);
  if (yes.has(plain)) return true;
  return no.has(plain) ? false : undefined;
}
