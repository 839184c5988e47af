// The bench's five components, found and wrapped as the product finds and wraps its own.
import type { ComponentCode, Loaders } from '#src/renderer/registry.ts';

const modules = import.meta.glob<ComponentCode>('./*/view.tsx', { query: '?component' });

/** Loaders by `bench/<component>`. */
export const loaders: Loaders = Object.fromEntries(
  Object.entries(modules).map(([path, load]) => [`bench/${path.slice(2, -'/view.tsx'.length)}`, load]),
);
