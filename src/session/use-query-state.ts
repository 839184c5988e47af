// State that lives in the address: filters and days a visitor can send to a friend.
import { useCallback } from 'react';
import { useSearchParams } from 'react-router';

/** One query parameter as state. Setting replaces the history entry; an empty value removes it. */
export function useQueryState(name: string, fallback = ''): [string, (value: string) => void] {
  const [params, setParams] = useSearchParams();
  const set = useCallback(
    (value: string) =>
      setParams(
        (current) => {
          const next = new URLSearchParams(current);
          if (value === '' || value === fallback) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: true, preventScrollReset: true },
      ),
    [setParams, name, fallback],
  );
  return [params.get(name) ?? fallback, set];
}
