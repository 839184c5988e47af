// Counts a view of the session or presentation on a page (B §7).
import { queryOfRequest, useEvent, useIdle, useQuery } from '#sdk';

/**
 * Sends a GET that counts, once for each thing and visit: when it is on a screen (`isShown`), after everything that is waited for, never
 * in a preview.
 */
export function useCountedView(request: Parameters<typeof queryOfRequest>[0], isShown: boolean): void {
  const { preview } = useEvent();
  const isIdle = useIdle();
  useQuery({ ...queryOfRequest(request), enabled: isShown && isIdle && !preview, retry: false });
}
