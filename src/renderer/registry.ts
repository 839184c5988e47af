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
export type Entry = { code: ComponentCode | undefined; failed: unknown; load: () => Promise<void> };

export type Registry = {
  /** The entry of a name; undefined for an unknown component. Names of the prototype chain are unknown, too. */
  find: (name: string) => Entry | undefined;
  names: readonly string[];
};

/** Makes a registry. A load that failed may be tried again; one that is running is shared. */
export function createRegistry(loaders: Loaders): Registry {
  const entries = new Map<string, Entry>();
  for (const name of Object.keys(loaders)) entries.set(name, makeEntry(loaders[name]!));
  return { find: (name) => entries.get(name), names: [...entries.keys()] };
}

function makeEntry(loader: () => Promise<ComponentCode>): Entry {
  let running: Promise<void> | undefined;
  const entry: Entry = {
    code: undefined,
    failed: undefined,
    load() {
      running ??= loader().then(
        (code) => {
          entry.code = code;
          entry.failed = undefined;
        },
        (error: unknown) => {
          entry.failed = error ?? new Error('the component could not be loaded');
          running = undefined;
        },
      );
      return running;
    },
  };
  return entry;
}
