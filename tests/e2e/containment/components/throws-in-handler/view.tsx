// Test component: throws when it is pressed.
import type { ReactElement } from 'react';
import type { ViewProps } from '#sdk';

export default function ThrowsInHandler({ frame }: ViewProps): ReactElement {
  return (
    <button
      {...frame}
      type="button"
      onClick={() => {
        throw new Error('thrown by a press');
      }}
    >
      Press
    </button>
  );
}
