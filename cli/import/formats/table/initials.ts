// Names with initials (`Sample A.`, `C. Muster`) beside the whole name of the same person in another column of a row.
import { asFields, oneLine } from '../../reading/fields.ts';
import { withoutTitles } from '../../vocabulary/people-named.ts';

const initials = /^(?:\p{Lu}\.?-?){1,3}$/u;
const nameOf = (person: unknown): string => withoutTitles(oneLine(asFields(person)?.['name'] ?? person));

/** Family name and first initial of a name that has initials alone; undefined for a whole name. */
function shortened(name: string): { family: string; initial: string } | undefined {
  const words = name.split(' ');
  if (words.length < 2 || words.length > 5) return undefined;
  const short = words.filter((word) => initials.test(word));
  const family = words.filter((word) => !initials.test(word)).join(' ');
  const isOutside = initials.test(words[0]!) || initials.test(words.at(-1)!);
  return short.length > 0 && isOutside && family.length > 2
    ? { family: family.toLowerCase(), initial: short[0]!.charAt(0).toLowerCase() }
    : undefined;
}

/** The people, each once: who stands there with initials and with the whole name has the whole one, at the first place. */
export function withWholeNames(people: readonly unknown[]): unknown[] {
  const isSame = (whole: unknown, short: { family: string; initial: string }): boolean => {
    const name = nameOf(whole).toLowerCase();
    return !shortened(nameOf(whole)) && name.endsWith(` ${short.family}`) && name.startsWith(short.initial);
  };
  const used = new Set<unknown>();
  const replaced = people.map((person) => {
    const short = shortened(nameOf(person));
    const [whole, ...others] = short ? people.filter((other) => isSame(other, short)) : [];
    if (whole === undefined || others.length > 0) return person;
    used.add(whole);
    return { ...asFields(person), ...asFields(whole) };
  });
  return replaced.filter((person) => !used.has(person));
}
