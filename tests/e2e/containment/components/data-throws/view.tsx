// Test component: its data hook throws what the server refused.
import type { ReactElement } from 'react';
import { eventShortname } from '#contract/core';
import { query, useQuery, type ViewProps } from '#sdk';

export default function DataThrows({ frame }: ViewProps): ReactElement {
  useQuery({ ...query(eventShortname, { shortName: 'nobody-has-this-name' }), retry: false, throwOnError: true });
  return <p {...frame}>waiting for data</p>;
}
