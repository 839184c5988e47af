// Test component: throws before it is painted.
import { type ReactElement, useLayoutEffect } from 'react';
import type { ViewProps } from '#sdk';

export default function ThrowsInLayoutEffect({ frame }: ViewProps): ReactElement {
  useLayoutEffect(() => {
    throw new Error('thrown in a layout effect');
  }, []);
  return <p {...frame}>before the layout effect</p>;
}
