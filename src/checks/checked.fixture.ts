// Checks small configurations for tests, with everything this Foyer knows.
import { validateFiles } from '../../server/validate.ts';
import { exampleEvent } from './codes/example.ts';

type Files = Readonly<Record<string, unknown>>;

async function findingsOf(files: Files, assets?: readonly string[]) {
  const all = Object.entries({ 'app.json': { schemaVersion: 1, event: exampleEvent }, ...files }).map(([path, content]) => ({
    path: path.startsWith('/') ? path.slice(1) : `society/congress/${path}`,
    text: JSON.stringify(content),
  }));
  return (
    await validateFiles(
      all,
      assets?.map((path) => `society/congress/${path}`),
    )
  ).findings;
}

/** `severity code place message` of all errors and warnings of an event with these files, with the suggestion; paths are below the event, `/` is the folder. */
export async function said(files: Files): Promise<string[]> {
  return (await findingsOf(files))
    .filter(({ severity }) => severity !== 'info')
    .map(({ severity, code, file, pointer, message, suggestion, fix }) => {
      const place = `${file.replace('society/congress/', '')}${pointer}`;
      return `${severity} ${code} ${place} ${message}${suggestion ? ` (${suggestion})` : ''}${fix ? ' fix' : ''}`;
    });
}

/** An app document with these keys, and its event. */
export const appWith = (keys: object): Files => ({ 'app.json': { schemaVersion: 1, event: exampleEvent, ...keys } });

/** `code place message` of all findings of an event with these files; the pointer is without the way to the placements. */
export async function checked(files: Files, assets?: readonly string[]): Promise<string[]> {
  const findings = await findingsOf(files, assets);
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
