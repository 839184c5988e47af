// Where to go once somebody is signed in: the page they came from, as the address says, and only inside this site.
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { acceptReturnUrl } from '../rules/sign-in/return-url.ts';

/** The path (with query and anchor) in `?returnUrl=`, empty where there is none or it leaves this site. */
export function useReturnUrl(): string {
  const { search } = useLocation();
  return useMemo(() => {
    const accepted = acceptReturnUrl(new URLSearchParams(search).get('returnUrl') ?? '', { origin: location.origin });
    return accepted === undefined ? '' : accepted.slice(location.origin.length);
  }, [search]);
}
