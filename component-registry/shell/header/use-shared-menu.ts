// Tells whoever looks for a page by name what the menu leads to.
import { useEffect } from 'react';
import { setMenuLinks } from '#sdk';
import type { MenuEntry } from '../menu/menu.ts';

const linksOf = (entries: readonly MenuEntry[]): { words: string; href: string }[] =>
  entries.flatMap(({ words, href, newWindow, framed, download, entries: below }) => [
    // What opens elsewhere is no page of the event.
    ...(href === undefined || newWindow || framed || download ? [] : [{ words, href }]),
    ...linksOf(below),
  ]);

export function useSharedMenu(entries: readonly MenuEntry[]): void {
  const links = JSON.stringify(linksOf(entries));
  useEffect(() => setMenuLinks(JSON.parse(links) as ReturnType<typeof linksOf>), [links]);
}
