// Replaces the registry in the harness build: the product's components, and with them those that fail in every way.
import type { ComponentCode, Loaders } from '#src/renderer/registry.ts';
import { loaders as product } from '../../../component-registry/registry.ts';

const modules = import.meta.glob<ComponentCode>('./components/*/view.tsx', { query: '?component' });

/** Names of the shared cases; all others are `test/<folder>`. */
const names: Readonly<Record<string, string>> = { text: 'Text', 'throws-on-render': '__ThrowOnRender', 'render-loop': '__RenderLoop' };

const failing = Object.entries(modules).map(([path, load]): [string, Loaders[string]] => {
  const folder = path.split('/').at(-2)!;
  return [names[folder] ?? `test/${folder}`, load];
});

export const loaders: Loaders = {
  ...product,
  ...Object.fromEntries(failing),
  __ChunkFails: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  'test/chunk-never': () => new Promise(() => {}),
};
