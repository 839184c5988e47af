// When there is time for what nobody waits for.
import { useEffect, useState } from 'react';
import { whenIdle } from '../base/when-idle.ts';

/** Whether the page has loaded and the browser has had an idle moment since; false on a server. */
export function useIdle(): boolean {
  const [isIdle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isIdle;
}
