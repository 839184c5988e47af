// What the menu of the page on screen leads to, for whoever looks for a page by name.
import { createStore } from 'zustand/vanilla';

/** A page of the menu: its words and its address. */
export type MenuLink = { words: string; href: string };

/** The links the header offers this reader, its sub-menus included. */
export const menuLinks = createStore<{ links: readonly MenuLink[] }>(() => ({ links: [] }));

/** Told by the header. */
export const setMenuLinks = (links: readonly MenuLink[]): void => menuLinks.setState({ links });
