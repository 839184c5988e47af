// Says which services of an instance Foyer has itself: their addresses are taken, and nothing is called there (A §3 Instance configuration).
import { isObject } from '../model/is-object.ts';
import { type Finding, finding } from '../model/finding.ts';

/** Address of a service by its pointer, and why it is called by nobody. */
const served: Readonly<Record<string, string>> = {
  '/vmx/programBaseUrl': 'Foyer serves the programme itself',
  '/mtv/baseApi': 'films, streams and their tokens come from the addresses of the sessions, and from this server',
  '/surveyApi': 'Foyer asks and keeps surveys itself',
  '/sixConnix': 'no page of an event leads to an attached venue by itself; a menu item or a link can',
};

const valueAt = (value: unknown, pointer: string): unknown =>
  pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((found, key) => (isObject(found) ? found[key] : undefined), value);

/** Notes on every `instance.json`; `values` holds the readable files by path. */
export function effectFindings(values: ReadonlyMap<string, unknown>): Finding[] {
  return [...values].flatMap(([file, value]) =>
    /^[^/]+\/instance\.json$/.test(file)
      ? Object.entries(served).flatMap(([pointer, why]) => {
          const written = valueAt(value, pointer);
          if (typeof written !== 'string' || written === '') return [];
          return [finding('without-effect', 'info', { file, pointer }, `nothing is called at this address: ${why}`)];
        })
      : [],
  );
}
