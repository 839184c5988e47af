// Test component: hands an object to React where text belongs.
import type { ReactElement, ReactNode } from 'react';
import type { ViewProps } from '#sdk';

export default function ObjectChild({ frame }: ViewProps): ReactElement {
  return <p {...frame}>{{ 'en-GB': 'a map' } as unknown as ReactNode}</p>;
}
