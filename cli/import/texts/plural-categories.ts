// The plural forms of gettext as the categories of CLDR: the catalogue counts its forms, the runtime names them.

/** Numbers by which the two are compared; every rule met so far repeats within 200, and a few languages look at a million. */
const samples = [...Array.from({ length: 201 }, (_, number) => number), 1000, 1_000_000];

/**
 * The category of each form of a language, by its `Plural-Forms` expression: that which most numbers of the form have in CLDR, each given once. A
 * form left over is `zero` when it is that of nothing, else undefined: CLDR does not distinguish its numbers. Undefined when the expression cannot be read.
 */
export function categoriesOf(expression: string, count: number, language: string): (Intl.LDMLPluralRule | undefined)[] | undefined {
  const rule = compiled(expression);
  if (!rule || count < 1 || count > 6) return undefined;
  const plurals = new Intl.PluralRules(language === '' ? 'en' : language);
  const votes = new Map<string, { form: number; category: Intl.LDMLPluralRule; numbers: number }>();
  for (const number of samples) {
    const [form, category] = [rule(number), plurals.select(number)];
    const key = `${form} ${category}`;
    votes.set(key, { form, category, numbers: (votes.get(key)?.numbers ?? 0) + 1 });
  }
  const given: (Intl.LDMLPluralRule | undefined)[] = Array.from({ length: count }, () => undefined);
  for (const { form, category } of [...votes.values()].toSorted((one, other) => other.numbers - one.numbers)) {
    if (form >= 0 && form < count && given[form] === undefined && !given.includes(category)) given[form] = category;
  }
  const nothing = rule(0);
  if (nothing >= 0 && nothing < count && given[nothing] === undefined && !given.includes('zero')) given[nothing] = 'zero';
  return given;
}

/**
 * Compiles the expression of `plural=`: numbers, `n`, `? :`, `||`, `&&`, comparisons, `+ - * / %`, `!`, brackets. Nothing is ever run as code.
 * Undefined when it is anything else.
 */
export function compiled(expression: string): ((n: number) => number) | undefined {
  const tokens = expression.match(/\d{1,9}|n|\|\||&&|[<>=!]=|[<>!?:()%*/+-]|\S/g) ?? [];
  if (tokens.length === 0 || tokens.length > 300) return undefined;
  let at = 0;
  type Node = (n: number) => number;
  const fail = (): never => {
    throw new SyntaxError(`unexpected ${tokens[at] ?? 'end'}`);
  };
  const operators: readonly Readonly<Record<string, (a: number, b: number) => number>>[] = [
    { '||': (a, b) => Number(a !== 0 || b !== 0) },
    { '&&': (a, b) => Number(a !== 0 && b !== 0) },
    { '==': (a, b) => Number(a === b), '!=': (a, b) => Number(a !== b) },
    { '<': (a, b) => Number(a < b), '>': (a, b) => Number(a > b), '<=': (a, b) => Number(a <= b), '>=': (a, b) => Number(a >= b) },
    { '+': (a, b) => a + b, '-': (a, b) => a - b },
    { '*': (a, b) => a * b, '/': (a, b) => (b === 0 ? 0 : Math.trunc(a / b)), '%': (a, b) => (b === 0 ? 0 : a % b) },
  ];
  const choice = (): Node => {
    const condition = binary(0);
    if (tokens[at] !== '?') return condition;
    at += 1;
    const yes = choice();
    if (tokens[at] !== ':') fail();
    at += 1;
    const no = choice();
    return (n) => (condition(n) !== 0 ? yes(n) : no(n));
  };
  const binary = (level: number): Node => {
    const known = operators[level];
    if (!known) return unary();
    let left = binary(level + 1);
    for (let sign = tokens[at] ?? ''; Object.hasOwn(known, sign); sign = tokens[at] ?? '') {
      const operate = known[sign]!;
      at += 1;
      const [before, right] = [left, binary(level + 1)];
      left = (n) => operate(before(n), right(n));
    }
    return left;
  };
  const unary = (): Node => {
    const token = tokens[at++] ?? '';
    if (token === 'n') return (n) => n;
    if (/^\d+$/.test(token)) return () => Number(token);
    if (token === '!') {
      const inner = unary();
      return (n) => Number(inner(n) === 0);
    }
    if (token !== '(') return fail();
    const inner = choice();
    if (tokens[at++] !== ')') fail();
    return inner;
  };
  try {
    const rule = choice();
    return at === tokens.length ? rule : undefined;
  } catch (error) {
    if (error instanceof SyntaxError || error instanceof RangeError) return undefined;
    throw error;
  }
}
