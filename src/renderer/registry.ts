// The renderer's registry: component names to lazily loaded code, looked up by own property.
import type { ComponentType } from 'react';
import type { Check } from '../model/check.ts';
import type { LateCheck } from '../model/late-check.ts';
import type { PropsMigration } from '../model/fields.ts';
import type { ViewProps } from './view-props.ts';

/** The code of one component, in one chunk: its view, the compiled check of its props, migrations of older props. */
export type ComponentCode = {
  View: ComponentType<ViewProps>;
  /** The check of its props; one that is late may not be loaded yet. */
  check: Check | LateCheck;
  migrations: readonly PropsMigration[];
  /** Whether the browser takes it over after the rest of a rendered page (`ComponentWords.takeOver`). */
  isLater?: boolean;
};

/** Loaders by component name. */
export type Loaders = Readonly<Record<string, () => Promise<ComponentCode>>>;

/** A component of the registry: loading, loaded, or failed. */
export type RegistryEntry = {
  code: ComponentCode | undefined;
  failed: unknown;
  /** Loads the component with its check. Never rejects. */
  load: () => Promise<void>;
  /** Loads it without its check, for a page whose props have been checked. Never rejects. */
  loadView: () => Promise<void>;
};

/** Whether any placement of a component can be drawn: its code and its check are there. */
export const isComplete = ({ code }: RegistryEntry): boolean => code !== undefined && isLoaded(code.check);

/** Loads the check of a component, where it is late. Rejects when it does not load. */
export const loadCheck = async ({ check }: ComponentCode): Promise<void> => ('load' in check ? check.load() : undefined);

/** Whether a check can be asked. */
export const isLoaded = (check: Check | LateCheck): boolean => !('isLoaded' in check) || check.isLoaded;

export type Registry = {
  /** The entry of a name; undefined for an unknown component. Names of the prototype chain are unknown, too. */
  find: (name: string) => RegistryEntry | undefined;
  names: readonly string[];
};

/** Longest wait for the code of a component, ms; then it counts as failed until it arrives. */
export const LOAD_TIMEOUT = 20_000;

/**
 * Makes a registry. A failed load can be retried; a running one is shared and has a timeout.
 * `ready` are preloaded components.
 */
export function createRegistry(loaders: Loaders, ready: Readonly<Record<string, ComponentCode>> = {}): Registry {
  const entries = new Map<string, RegistryEntry>();
  for (const name of Object.keys(loaders)) entries.set(name, makeEntry(loaders[name]!));
  for (const [name, code] of Object.entries(ready))
    entries.set(name, { code, failed: undefined, load: async () => {}, loadView: async () => {} });
  return { find: (name) => entries.get(name), names: [...entries.keys()] };
}

function makeEntry(loader: () => Promise<ComponentCode>): RegistryEntry {
  let running: Promise<void> | undefined;
  const entry: RegistryEntry = { code: undefined, failed: undefined, load: () => (running ??= run(true)), loadView: () => run(false) };
  const arrive = async (isWhole: boolean): Promise<void> => {
    // Copied out of the module, which is slow to read: every placement reads it.
    const code = entry.code ?? { ...(await loader()) };
    if (isWhole) await loadCheck(code);
    entry.code = code;
    // Code that arrives after the timeout is still accepted.
    entry.failed = undefined;
  };
  const run = async (isWhole: boolean): Promise<void> => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`nothing came within ${LOAD_TIMEOUT / 1000} s`)), LOAD_TIMEOUT);
    });
    try {
      await Promise.race([arrive(isWhole), late]);
    } catch (error) {
      entry.failed = error ?? new Error('the component could not be loaded');
      running = undefined;
    } finally {
      clearTimeout(timer);
    }
  };
  return entry;
}
