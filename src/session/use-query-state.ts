// State that lives in the address: filters and days a visitor can send to a friend.
import { useCallback, useMemo } from 'react';
import { useQueryValues } from './use-query-values.ts';

/** One query parameter as state. Setting replaces the history entry; the fallback and an empty value remove it. */
export function useQueryState(name: string, fallback = ''): [string, (value: string) => void] {
  const names = useMemo(() => [name], [name]);
  const [values, setValues] = useQueryValues(names);
  const set = useCallback((value: string) => setValues({ [name]: value === fallback ? '' : value }), [setValues, name, fallback]);
  return [values[name] || fallback, set];
}
