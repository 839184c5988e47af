// When the late layer of a page may be drawn: after the first page of this visit has loaded, and at once on every later one.
import { startTransition, useEffect, useState } from 'react';
import { whenIdle } from '../base/when-idle.ts';
import type { LaterParts } from './later-parts.ts';

/** Set by the browser alone: on a server no effect runs. */
let hasLoaded = false;

/** Whether the late layer is drawn; false on a server and until a page it has drawn is taken over, with its `later` parts. */
export function useLateLayer(later?: LaterParts): boolean {
  const [isDrawn, draw] = useState(hasLoaded);
  useEffect(() => {
    if (hasLoaded) return undefined;
    let isGone = false;
    const start = (): void =>
      whenIdle(() => {
        hasLoaded = true;
        // In slices: nobody waits for it, and a press may come in between.
        if (!isGone) startTransition(() => draw(true));
      });
    if (later) later.whenAll(start);
    else start();
    return () => {
      isGone = true;
    };
  }, [later]);
  return isDrawn;
}
