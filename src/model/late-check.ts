// A check whose code comes later than what it checks: a page that the server has checked is drawn without it.
import { type Check, readBy } from './check.ts';
import { type Defaults, fillIn } from './fill-in.ts';

/** A check that has to be loaded, and the defaults of its schema, which are there at once. */
export type LateCheck = Check & {
  /** Whether values can be checked. */
  isLoaded: boolean;
  /** Loads the check, once. Rejects when its code does not load; the next call tries again. */
  load: () => Promise<void>;
  /** The value with its defaults, of which is known that it fits. */
  withDefaults: (value: unknown) => unknown;
};

/** Makes a check of what `load` will give and of the schema's defaults. Until it is loaded, checking throws. */
export function lateCheck(defaults: readonly Defaults[], load: () => Promise<{ default: Check }>): LateCheck {
  let loaded: Check | undefined;
  let loading: Promise<void> | undefined;
  const by = (): Check => {
    if (!loaded) throw new Error('the check has not been loaded');
    return loaded;
  };
  const check: LateCheck = Object.assign(
    (value: unknown): boolean => {
      const isFit = by()(value);
      check.errors = by().errors ?? null;
      return isFit;
    },
    {
      isLoaded: false,
      load: () =>
        (loading ??= load().then(
          (code) => {
            loaded = code.default;
            check.isLoaded = true;
          },
          (error: unknown) => {
            loading = undefined;
            throw error;
          },
        )),
      read(value: unknown): unknown {
        const read = readBy(by(), value);
        check.errors = by().errors ?? null;
        return read;
      },
      withDefaults: (value: unknown) => (defaults.length > 0 ? fillIn(value, defaults) : value),
    },
  );
  return check;
}
