// State in the address: filters and days that a visitor can share.
import { useCallback, useMemo } from 'react';
import { useQueryValues } from './use-query-values.ts';

/** One query parameter as state. Setting it replaces the history entry; the default and an empty value remove it. */
export function useQueryState(name: string, fallback = ''): [string, (value: string) => void] {
  const names = useMemo(() => [name], [name]);
  const [values, setValues] = useQueryValues(names);
  const set = useCallback((value: string) => setValues({ [name]: value === fallback ? '' : value }), [setValues, name, fallback]);
  return [values[name] || fallback, set];
}
