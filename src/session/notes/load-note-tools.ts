// The tools of notes and comments, loaded once, by the components that need them.
const load = () => import('./note-tools.ts');
let loading: ReturnType<typeof load> | undefined;

/** Loads them; the promise stays the same. One that failed is tried again. */
export function noteTools(): ReturnType<typeof load> {
  if (!loading) {
    loading = load();
    loading.catch(() => (loading = undefined));
  }
  return loading;
}
