// The page of components that no other page shows: in the states of their own samples, so that a new component is among the service checks at once.
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Family, PagePlan } from '../plan.ts';
import { w } from '../words.ts';

const root = join(import.meta.dirname, '../../..');

type Sample = { id: string; name: string; props?: Record<string, unknown>; slots?: NonNullable<Family['states'][number]['slots']> };

/** The plan of the page; none when every component is on another page (`planned`: names of components). */
export function samplePlans(planned: ReadonlySet<string>): PagePlan[] {
  const samples = globSync('component-registry/*/*/sample.json', { cwd: root })
    .toSorted()
    .flatMap((path) => inAllLanguages(JSON.parse(readFileSync(join(root, path), 'utf8'))) as Sample[])
    .filter(({ name }) => !planned.has(name));
  const families = Object.entries(Object.groupBy(samples, ({ name }) => name)).map(([component, own = []]): Family => ({
    component,
    lead: w('The states of its samples.', 'Die Zustände seiner Beispiele.', 'حالات أمثلته.'),
    states: own.map(({ id, props, slots }) => ({ id, state: id, ...(props && { props }), ...(slots && { slots }) })),
  }));
  const lead = w('Components that no other page shows.', 'Bausteine, die keine andere Seite zeigt.', 'عناصر لا تعرضها صفحة أخرى.');
  return families.length === 0 ? [] : [{ page: 'Samples', title: w('Samples', 'Beispiele', 'أمثلة'), lead, families }];
}

/** A sample may be in English alone; the service checks are in three languages throughout. */
function inAllLanguages(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inAllLanguages);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, inAllLanguages(part)] as const);
  const english = (value as Record<string, unknown>)['en-GB'];
  return { ...(english !== undefined && { 'en-GB': english, 'de-DE': english, 'ar-EG': english }), ...Object.fromEntries(entries) };
}
