// Test component: sets its state after each drawing, before the paint.
import { type ReactElement, useLayoutEffect, useState } from 'react';
import type { ViewProps } from '#sdk';

export default function LayoutLoop({ frame }: ViewProps): ReactElement {
  const [count, setCount] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fault this component is for
  useLayoutEffect(() => setCount(count + 1));
  return <p {...frame}>{count}</p>;
}
