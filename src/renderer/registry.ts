// The registry the renderer is given: component names to lazily loaded code, looked up by own property.
import type { ComponentType } from 'react';
import type { Check } from '../model/check.ts';
import type { PropsMigration } from '../model/fields.ts';
import type { ViewProps } from './view-props.ts';

/** The code of one component, in one chunk: its view, the compiled check of its props, steps for older props. */
export type ComponentCode = {
  View: ComponentType<ViewProps>;
  check: Check;
  migrations: readonly PropsMigration[];
};

/** Loaders by component name. */
export type Loaders = Readonly<Record<string, () => Promise<ComponentCode>>>;

/** A component as the renderer meets it: known, on its way, there, or failed. */
export type RegistryEntry = { code: ComponentCode | undefined; failed: unknown; load: () => Promise<void> };

export type Registry = {
  /** The entry of a name; undefined for an unknown component. Names of the prototype chain are unknown, too. */
  find: (name: string) => RegistryEntry | undefined;
  names: readonly string[];
};

/** Longest wait for the code of a component, ms; then it counts as failed until it arrives after all. */
export const LOAD_TIMEOUT = 20_000;

/**
 * Makes a registry. A load that failed may be tried again; one that is running is shared, and does not run for ever.
 * `ready` are components whose code is here already.
 */
export function createRegistry(loaders: Loaders, ready: Readonly<Record<string, ComponentCode>> = {}): Registry {
  const entries = new Map<string, RegistryEntry>();
  for (const name of Object.keys(loaders)) entries.set(name, makeEntry(loaders[name]!));
  for (const [name, code] of Object.entries(ready)) entries.set(name, { code, failed: undefined, load: async () => {} });
  return { find: (name) => entries.get(name), names: [...entries.keys()] };
}

function makeEntry(loader: () => Promise<ComponentCode>): RegistryEntry {
  let running: Promise<void> | undefined;
  const entry: RegistryEntry = { code: undefined, failed: undefined, load: () => (running ??= run()) };
  const arrive = async (): Promise<void> => {
    // Out of the module: every placement reads it, and modules are slow to read.
    entry.code = { ...(await loader()) };
    // What arrives after the patience is over is welcome still.
    entry.failed = undefined;
  };
  const run = async (): Promise<void> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`nothing came within ${LOAD_TIMEOUT / 1000} s`)), LOAD_TIMEOUT);
    });
    try {
      await Promise.race([arrive(), late]);
    } catch (error) {
      entry.failed = error ?? new Error('the component could not be loaded');
      running = undefined;
    } finally {
      clearTimeout(timer);
    }
  };
  return entry;
}
