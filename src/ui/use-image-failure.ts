// Whether an image could not be loaded; one that failed before the browser took the page over has told nobody.
import { useCallback, useState } from 'react';

type Watched = { ref: (image: HTMLImageElement | null) => void; onError: () => void };

/** `[hasFailed, watched]`: the second goes onto the `img` of this address. Another address begins anew. */
export function useImageFailure(src: string): [boolean, Watched] {
  const [failed, setFailed] = useState('');
  const onError = useCallback(() => setFailed(src), [src]);
  const ref = useCallback(
    (image: HTMLImageElement | null) => {
      // A drawing without measures has no width either: only what cannot be decoded is broken.
      if (image?.complete && image.naturalWidth === 0) image.decode().catch(onError);
    },
    [onError],
  );
  return [failed !== '' && failed === src, { ref, onError }];
}
