// Which symposia the choices of a visitor leave, in what order, and by which day and company they can be chosen (B §4).
import { drawnNumber } from '#sdk';
import type { Symposium } from '#contract/industry';
import type { SymposiaOrder } from './orders.ts';

/** Names of the choices in the address. */
export const symposiaChoices = ['q', 'company', 'day', 'sort', 'mine'] as const;
/** Those that are pressed: Back takes each away. */
export const symposiaSteps = ['company', 'day', 'sort', 'mine'] as const;
export type SymposiaChoices = Readonly<Record<(typeof symposiaChoices)[number], string>>;

/** What names a company among the choices: its id, or its name where it has none. */
export const companyKey = ({ CompanyAccountId, CompanyAccountName }: Symposium): string => CompanyAccountId || CompanyAccountName;

/** The name of its company; empty for none. */
export const symposiumCompany = ({ Company, CompanyAccountName }: Symposium): string => Company?.Name || CompanyAccountName;

/** Those with all of some tags, and one of others. */
export const tagged = (all: readonly Symposium[], tags: readonly string[], oneOf: readonly string[]): Symposium[] =>
  all.filter(({ Groups }) => {
    const own = new Set(Groups.map(({ Name }) => Name));
    return tags.every((tag) => own.has(tag)) && (oneOf.length === 0 || oneOf.some((tag) => own.has(tag)));
  });

/** Those of the chosen company and day; where only `mine` are asked for, of those starred. */
export const chosenSymposia = (
  all: readonly Symposium[],
  { company, day, mine }: SymposiaChoices,
  starred: readonly string[],
): Symposium[] =>
  all.filter(
    (one) =>
      (company === '' || companyKey(one) === company) &&
      (day === '' || one.ProgrammeDay === day) &&
      (mine === '' || starred.includes(one.Id)),
  );

/** Orders them; by time as they come, equal ones by name in the language. `upcoming` is left to the clock; `seed` names the mixture of `random`. */
export function orderedSymposia(
  all: readonly Symposium[],
  order: Exclude<SymposiaOrder, 'upcoming'>,
  language: string,
  seed = '',
): Symposium[] {
  if (order === 'date') return [...all];
  if (order === 'random') return all.toSorted((a, b) => drawnNumber(seed + a.Id) - drawnNumber(seed + b.Id));
  if (order === 'featuredDateSort') return all.toSorted((a, b) => Number(b.Highlighted) - Number(a.Highlighted));
  const { compare } = new Intl.Collator(language, { numeric: true });
  const byName = (a: Symposium, b: Symposium): number => compare(a.Name, b.Name);
  if (order === 'name') return all.toSorted(byName);
  // Without a company last.
  return all.toSorted(
    (a, b) =>
      Number(symposiumCompany(a) === '') - Number(symposiumCompany(b) === '') ||
      compare(symposiumCompany(a), symposiumCompany(b)) ||
      byName(a, b),
  );
}

/** Companies to choose from, by name. */
export function symposiaCompanies(all: readonly Symposium[], language: string): { value: string; label: string }[] {
  const named = new Map(all.flatMap((one) => (symposiumCompany(one) === '' ? [] : [[companyKey(one), symposiumCompany(one)] as const])));
  const { compare } = new Intl.Collator(language, { numeric: true });
  return [...named].map(([value, label]) => ({ value, label })).sort((a, b) => compare(a.label, b.label));
}

/** Days to choose from, each with the start of its first symposium. */
export function symposiaDays(all: readonly Symposium[]): { day: string; start: string }[] {
  const starts = new Map<string, string>();
  for (const { ProgrammeDay: day, StartDateTime: start } of all)
    if (day !== '' && start !== null && !(starts.has(day) && starts.get(day)! <= start)) starts.set(day, start);
  return [...starts].map(([day, start]) => ({ day, start })).sort((a, b) => (a.day < b.day ? -1 : 1));
}

/** Symposia under their days, in the order given; without a day last. */
export function byDay(all: readonly Symposium[]): { day: string; symposia: Symposium[] }[] {
  const days = Map.groupBy(all, ({ ProgrammeDay }) => ProgrammeDay);
  return [...days].map(([day, symposia]) => ({ day, symposia })).sort((a, b) => Number(a.day === '') - Number(b.day === ''));
}
