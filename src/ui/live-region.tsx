// Says what has changed to somebody who cannot see it change.
import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

type LiveRegionProps = {
  /** What to say; a new text is said once the reader is idle. Empty says nothing. */
  message: string;
};

/** A polite announcement: counts of results, something saved, a tab changed. */
export function LiveRegion({ message }: LiveRegionProps) {
  // Only changes within a region that is already there are read, so the first message comes one step later.
  const [said, say] = useState('');
  useEffect(() => say(message), [message]);
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {said}
    </VisuallyHidden>
  );
}
