// Test component: sets its state after each paint, for ever.
import { type ReactElement, useEffect, useState } from 'react';
import type { ViewProps } from '#sdk';

export default function EffectLoop({ frame }: ViewProps): ReactElement {
  const [count, setCount] = useState(0);
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- the fault this component is for
  useEffect(() => setCount(count + 1));
  return <p {...frame}>{count > 0 ? 'busy' : 'idle'}</p>;
}
