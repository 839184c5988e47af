// Test component: throws after it is on screen.
import { type ReactElement, useEffect } from 'react';
import type { ViewProps } from '#sdk';

export default function ThrowsInEffect({ frame }: ViewProps): ReactElement {
  useEffect(() => {
    throw new Error('thrown in an effect');
  }, []);
  return <p {...frame}>before the effect</p>;
}
