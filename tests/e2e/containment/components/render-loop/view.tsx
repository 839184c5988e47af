// Test component: sets its state each time it is drawn.
import { type ReactElement, useState } from 'react';
import type { ViewProps } from '#sdk';

export default function RenderLoop({ frame }: ViewProps): ReactElement {
  const [count, setCount] = useState(0);
  // oxlint-disable-next-line react/set-state-in-render -- the fault this component is for
  setCount(count + 1);
  return <p {...frame}>{count}</p>;
}
