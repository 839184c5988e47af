// Test component: its data never come, and it shows so itself.
import type { ReactElement } from 'react';
import { eventShortname } from '#contract/core';
import { query, useQuery, type ViewProps } from '#sdk';

export default function DataFails({ frame }: ViewProps): ReactElement {
  const { isError } = useQuery({ ...query(eventShortname, { shortName: 'nobody-has-this-name-either' }), retry: false });
  return <p {...frame}>{isError ? 'the data are not there' : 'waiting for data'}</p>;
}
