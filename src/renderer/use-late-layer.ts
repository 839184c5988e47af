// When the late layer of a page may be drawn: after the first page of this visit has loaded, and at once on every later one.
import { useEffect, useState } from 'react';
import { whenIdle } from '../base/when-idle.ts';

/** Set by the browser alone: on a server no effect runs. */
let hasLoaded = false;

/** Whether the late layer is drawn; false on a server and until a page it has drawn is taken over. */
export function useLateLayer(): boolean {
  const [isDrawn, draw] = useState(hasLoaded);
  useEffect(() => {
    if (hasLoaded) return undefined;
    let isGone = false;
    whenIdle(() => {
      hasLoaded = true;
      if (!isGone) draw(true);
    });
    return () => {
      isGone = true;
    };
  }, []);
  return isDrawn;
}
