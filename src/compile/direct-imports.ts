// Components import from the one door, `#sdk`; in the build each name comes from its own module, so that a page loads the parts it uses.
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';

/** Where a name of a door comes from: a module, and the name it has there. */
type Source = { from: string; name: string };

const IMPORT = 'import {';
const FROM = "} from '#sdk';";

/** The names in braces of an import or export, without types: `a`, `b as c`. */
function* valuesIn(braces: string): Generator<{ name: string; as: string }> {
  for (const part of braces.split(',').map((text) => text.trim())) {
    if (part === '' || part.startsWith('type ')) continue;
    const [name = '', as = name] = part.split(' as ');
    yield { name, as };
  }
}

/** What a door of re-exports gives, by name; `read` gives the text of a module, for those that are given on as a whole. */
export function sourcesOf(door: string, read: (path: string) => string): Map<string, Source> {
  const sources = new Map<string, Source>();
  // An export may go over several lines.
  for (const statement of read(door).split(';')) {
    const start = statement.indexOf('export ');
    const [words = '', from] = statement.slice(start + 'export '.length).split("'");
    if (start < 0 || from === undefined) continue;
    const path = from.startsWith('.') ? join(dirname(door), from) : from;
    if (words.startsWith('*')) for (const [name, source] of sourcesOf(path, read)) sources.set(name, source);
    else if (!words.startsWith('type '))
      for (const { name, as } of valuesIn(words.slice(words.indexOf('{') + 1, words.indexOf('}')))) sources.set(as, { from: path, name });
  }
  return sources;
}

/** Code that imports from the modules themselves what it imports from the door; a name the door does not have stays. */
export function direct(code: string, sources: ReadonlyMap<string, Source>): string {
  const [first = '', ...rest] = code.split(FROM);
  let written = first;
  for (const next of rest) {
    const start = written.lastIndexOf(IMPORT);
    const braces = written.slice(start + IMPORT.length);
    // An import of types alone stays.
    written = start < 0 || braces.includes(';') ? written + FROM + next : written.slice(0, start) + importsOf(braces, sources) + next;
  }
  return written;
}

const importsOf = (braces: string, sources: ReadonlyMap<string, Source>): string =>
  [...valuesIn(braces)]
    .map(({ name, as }) => {
      const source = sources.get(name) ?? { from: '#sdk', name };
      return `import { ${source.name} as ${as} } from ${JSON.stringify(source.from)};`;
    })
    .join(' ');

/** The plugin, for the files of components in a build. */
export function directImports(root: string): Plugin {
  let sources: ReadonlyMap<string, Source> = new Map();
  return {
    name: 'foyer-direct-imports',
    enforce: 'pre',
    apply: 'build',
    buildStart() {
      sources = sourcesOf(join(root, 'src/sdk.ts'), (path) => readFileSync(path, 'utf8'));
    },
    transform(code, id) {
      return id.startsWith(join(root, 'component-registry/')) && code.includes("'#sdk'")
        ? { code: direct(code, sources), map: null }
        : null;
    },
  };
}
