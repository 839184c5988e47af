// Checks small configurations for tests, with everything this Foyer knows.
import { validateFiles } from '../../../server/validate.ts';
import { exampleEvent } from './codes/example.ts';

/** `code place message` of all findings of an event with these files; the pointer is without the way to the placements. */
export async function checked(files: Readonly<Record<string, unknown>>, assets?: readonly string[]): Promise<string[]> {
  const all = Object.entries({ 'app.json': { schemaVersion: 1, event: exampleEvent }, ...files }).map(([path, content]) => ({
    path: `society/congress/${path}`,
    text: JSON.stringify(content),
  }));
  const { findings } = await validateFiles(
    all,
    assets?.map((path) => `society/congress/${path}`),
  );
  return findings.map(({ code, pointer }) => `${code} ${pointer.replace(/^\/layers\/page\/grids\/0\/placements/, '')}`);
}

/** A home page with these placements in one grid. */
export const home = (placements: readonly object[], grid: object = {}) => ({
  'pages/HomePage.json': { schemaVersion: 1, page: 'HomePage', layers: { page: { grids: [{ id: 'main', ...grid, placements }] } } },
});

/** A heading with rules. */
export const heading = (more: object = {}): object => ({ id: 'welcome', name: 'structure/heading', props: { text: 'Welcome' }, ...more });

/** Findings of one heading with these rules. */
export const rules = (more: object): Promise<string[]> => checked(home([heading(more)]));
