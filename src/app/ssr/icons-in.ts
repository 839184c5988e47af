// The icons a rendered page shows by the name an organiser wrote: they go with it, so that the browser asks for none.
import { type IconParts, knownIcon } from '../../ui/icon-set.ts';

/** The icons of these names in a page as HTML, those that `NamedIcon` has drawn. */
export function iconsIn(html: string): Record<string, IconParts> {
  const names = new Set(Array.from(html.matchAll(/<svg\b[^<>]* data-icon="([\w-]+)"/g), ([, name = '']) => name));
  return Object.fromEntries([...names].flatMap((name) => [knownIcon(name)].flatMap((parts) => (parts ? [[name, parts]] : []))));
}
