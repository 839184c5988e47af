// Where somebody goes when all is done: where they came from, else the home page; loaded anew, so that the app asks who is there.
import { sitePath, useHref, useReturnUrl } from '#sdk';

/** A path of this host. */
export function useNext(): string {
  const href = useHref();
  return useReturnUrl() || sitePath(href('page:HomePage') ?? '/');
}
