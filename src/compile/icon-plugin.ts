// The build's half of icons that organisers name: one small module for all that begin with the same letter, as data.
import { Parser } from 'htmlparser2';
import { type ComponentType, createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Plugin } from 'vite';

const ICONS = 'virtual:foyer/icons';

/** What an icon is drawn of: names of elements with their attributes. */
type Parts = readonly (readonly [element: string, attributes: Readonly<Record<string, string>>])[];

/**
 * Modules it makes of the icons in `names` (of lucide):
 * `virtual:foyer/icons` — loaders by first letter ·
 * `virtual:foyer/icons/<letter>` — the icons that begin with it, by name.
 */
export function foyerIcons(names: readonly string[]): Plugin {
  const letters = [...new Set(names.map((name) => name[0]!))];
  return {
    name: 'foyer-icons',
    enforce: 'pre',
    resolveId: (id) => (id === ICONS || id.startsWith(`${ICONS}/`) ? { id: `\0${id}`, moduleSideEffects: false } : null),
    async load(id) {
      if (id === `\0${ICONS}`)
        return `export const loaders = {${letters.map((letter) => `${letter}: () => import('${ICONS}/${letter}')`).join()}};`;
      if (!id.startsWith(`\0${ICONS}/`)) return null;
      const found = await Promise.all(
        names.filter((name) => name[0] === id.at(-1)).map(async (name) => [name, await partsOf(name)] as const),
      );
      return `export default ${JSON.stringify(Object.fromEntries(found))};`;
    },
  };
}

/** Read from the icon as it is drawn: the data inside of lucide has no promise to stay. */
async function partsOf(name: string): Promise<Parts> {
  const { default: icon } = (await import(`lucide-react/icons/${name}`)) as { default: ComponentType };
  const parts: (readonly [string, Readonly<Record<string, string>>])[] = [];
  const parser = new Parser(
    { onopentag: (element, attributes) => void (element === 'svg' || parts.push([element, attributes])) },
    { xmlMode: true },
  );
  parser.end(renderToStaticMarkup(createElement(icon)));
  return parts;
}
