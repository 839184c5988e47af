// The tools of notes and comments, loaded once, by the components that need them.
let loading: Promise<typeof import('./note-tools.ts')> | undefined;

/** Loads them; the promise stays the same. One that failed is tried again. */
export function noteTools(): Promise<typeof import('./note-tools.ts')> {
  loading ??= import('./note-tools.ts');
  loading.catch(() => (loading = undefined));
  return loading;
}
