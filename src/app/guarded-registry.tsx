// Contains views that suspend in render: each gets a Suspense of its own in the late layer, and on the page once one has been seen to suspend.
import { type ComponentType, type ReactElement, Suspense, useEffect, useLayoutEffect, useState } from 'react';
import { type ComponentCode, type RegistryEntry, LOAD_TIMEOUT, type Registry } from '../renderer/registry.ts';
import type { ViewProps } from '../renderer/view-props.ts';

/**
 * The same registry with every view in a Suspense. Not the default: a boundary each costs every page,
 * and none of Foyer's own components suspends in render.
 */
export function guardedRegistry(registry: Registry): Registry {
  const entries = new Map<string, RegistryEntry>();
  return {
    ...registry,
    find(name) {
      const entry = registry.find(name);
      if (!entry) return undefined;
      if (!entries.has(name)) entries.set(name, guardedEntry(entry));
      return entries.get(name);
    },
  };
}

function guardedEntry(entry: RegistryEntry): RegistryEntry {
  let code: ComponentCode | undefined;
  return {
    get code() {
      if (entry.code && !code) code = { ...entry.code, View: guardedView(entry.code.View) };
      return code;
    },
    get failed() {
      return entry.failed;
    },
    load: entry.load,
    loadView: entry.loadView,
  };
}

const guardedView = (View: ComponentType<ViewProps>): ComponentType<ViewProps> =>
  function Guarded(props) {
    return (
      <Suspense fallback={<Waiting {...props} />}>
        <View {...props} />
      </Suspense>
    );
  };

/** In place of a view that suspends; after too long it has failed like one that threw. */
function Waiting({ frame }: ViewProps): ReactElement {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOver(true), LOAD_TIMEOUT);
    return () => clearTimeout(timer);
  }, []);
  if (isOver) throw new Error(`waited in render for more than ${LOAD_TIMEOUT / 1000} s`);
  return <div {...frame} aria-busy="true" data-loading="" />;
}

/** In place of the whole page while a view without its own boundary suspends; `seen` is called before it is painted. */
export function WaitingPage({ seen }: { seen: () => void }): null {
  useLayoutEffect(seen, [seen]);
  return null;
}
