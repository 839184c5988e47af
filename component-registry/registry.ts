// Every component by name, found by one glob, each loaded when a page first needs it.
import type { ComponentCode, Loaders } from '#src/renderer/registry.ts';

const modules = import.meta.glob<ComponentCode>('./*/*/view.tsx', { query: '?component' });

/** Loaders by `domain/component`. */
export const loaders: Loaders = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [path.slice(2, -'/view.tsx'.length), load]),
);
