// Announces changes to screen readers.
import { useEffect, useState } from 'react';
import { VisuallyHidden } from './visually-hidden.tsx';

type LiveRegionProps = {
  /** The message; a new text is announced once the reader is idle. Empty announces nothing. */
  message: string;
};

/** A polite announcement: counts of results, something saved, a tab changed. */
export function LiveRegion({ message }: LiveRegionProps) {
  // Only changes within an existing region are announced, so the first message comes one step later.
  const [said, say] = useState('');
  useEffect(() => say(message), [message]);
  return (
    <VisuallyHidden role="status" aria-live="polite" aria-atomic="true">
      {said}
    </VisuallyHidden>
  );
}
