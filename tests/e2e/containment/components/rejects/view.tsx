// Test component: leaves a promise that nobody catches.
import { type ReactElement, useEffect } from 'react';
import type { ViewProps } from '#sdk';

export default function Rejects({ frame }: ViewProps): ReactElement {
  useEffect(() => void Promise.reject(new Error('rejected by nobody')), []);
  return <p {...frame}>a promise was left</p>;
}
