// Conditions of surveys (`visibleIf`): comparisons joined by and/or, the part of SurveyJS' expressions that is read in linear time and runs nothing.

/** Answers of a survey by name of the question. */
export type Answers = Readonly<Record<string, unknown>>;

type Operator = '=' | '<>' | '>' | '>=' | '<' | '<=' | 'contains' | 'notcontains' | 'empty' | 'notempty';
type Comparison = { name: string; row: string; operator: Operator; value: string };
/** One of these lists of comparisons must be true as a whole. */
export type SurveyCondition = readonly (readonly Comparison[])[];

const token =
  /\s*(?:\{([A-Za-z][\w-]{0,59})(?:\.([A-Za-z0-9][\w-]{0,99}))?\}|'([^']{0,100})'|(-?\d{1,9}(?:\.\d{1,4})?)|(<>|!=|>=|<=|==|=|>|<)|([a-z]{2,12}))\s*/y;
const joins = new Set(['and', 'or']);
const words: Readonly<Record<string, Operator>> = {
  contains: 'contains',
  notcontains: 'notcontains',
  empty: 'empty',
  notempty: 'notempty',
};
const signs: Readonly<Record<string, Operator>> = { '!=': '<>', '==': '=' };

/** Reads a condition; undefined for what is none. An empty one is no condition: it has no comparison and is true. */
export function readCondition(written: string): SurveyCondition | undefined {
  const tokens = tokensOf(written.trim());
  if (!tokens) return undefined;
  const either: Comparison[][] = [];
  let all: Comparison[] = [];
  for (let at = 0; at < tokens.length;) {
    const [subject, sign, operand] = tokens.slice(at, at + 3);
    const operator = sign && (words[sign.word] ?? signs[sign.sign] ?? (sign.sign as Operator));
    if (!subject?.name || !operator) return undefined;
    const isUnary = operator === 'empty' || operator === 'notempty';
    if (!isUnary && operand?.value === undefined) return undefined;
    all.push({ name: subject.name, row: subject.row, operator, value: isUnary ? '' : operand!.value! });
    at += isUnary ? 2 : 3;
    if (at === tokens.length) break;
    const join = tokens[at]!.word;
    if (!joins.has(join) || at + 1 === tokens.length) return undefined;
    if (join === 'or') {
      either.push(all);
      all = [];
    }
    at += 1;
  }
  return all.length > 0 ? [...either, all] : [];
}

type Token = { name: string; row: string; value: string | undefined; sign: string; word: string };

function tokensOf(text: string): Token[] | undefined {
  const found: Token[] = [];
  token.lastIndex = 0;
  while (token.lastIndex < text.length) {
    const match = token.exec(text);
    if (!match) return undefined;
    const [, name = '', row = '', quoted, number, sign = '', word = ''] = match;
    found.push({ name, row, value: quoted ?? number, sign, word });
  }
  return found;
}

/** Names of the questions a condition is about. */
export const namesIn = (condition: SurveyCondition): string[] => condition.flatMap((all) => all.map(({ name }) => name));

/** Whether a condition is true of the answers. */
export const isTrue = (condition: SurveyCondition, answers: Answers): boolean =>
  condition.length === 0 || condition.some((all) => all.every((one) => holds(one, answers)));

function holds({ name, row, operator, value }: Comparison, answers: Answers): boolean {
  const whole = Object.hasOwn(answers, name) ? answers[name] : undefined;
  const given = row === '' ? whole : ownValue(whole, row);
  const isEmpty = given === undefined || given === null || given === '' || (Array.isArray(given) && given.length === 0);
  if (operator === 'empty') return isEmpty;
  if (operator === 'notempty') return !isEmpty;
  const contains = Array.isArray(given) ? given.some((one) => String(one) === value) : !isEmpty && asText(given).includes(value);
  if (operator === 'contains') return contains;
  if (operator === 'notcontains') return !contains;
  if (operator === '=') return !isEmpty && asText(given) === value;
  if (operator === '<>') return isEmpty || asText(given) !== value;
  if (isEmpty) return false;
  const order = compared(asText(given), value);
  return operator === '>' ? order > 0 : operator === '>=' ? order >= 0 : operator === '<' ? order < 0 : order <= 0;
}

const ownValue = (holder: unknown, key: string): unknown =>
  typeof holder === 'object' && holder !== null && Object.hasOwn(holder, key) ? (holder as Record<string, unknown>)[key] : undefined;
const asText = (given: unknown): string => (typeof given === 'string' ? given : (JSON.stringify(given) ?? ''));
const compared = (a: string, b: string): number => {
  const [x, y] = [Number(a), Number(b)];
  return Number.isNaN(x) || Number.isNaN(y) ? (a < b ? -1 : a > b ? 1 : 0) : x - y;
};
