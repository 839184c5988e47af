// What somebody signs in for: the page they asked for, where it is closed to them until then.
import { useMemo } from 'react';
import { useLocation } from 'react-router';
import { matchAddress } from '../pages/match.ts';
import { nobody } from '../rules/context.ts';
import { noRules } from '../rules/policies/plain-rules.ts';
import { unmetRequirements } from '../rules/policies/unmet-requirements.ts';
import { acceptReturnUrl } from '../rules/sign-in/return-url.ts';
import { useFrame } from './frame.ts';
import { pagePathIn } from './site-path.ts';
import { type DenialDetails, isPageKey, titleOfPage } from './use-denial.ts';

/**
 * The page at the address to return to (`?returnUrl=`), or the one in whose place the sign-in stands (A §4 Sign-in), and what it needs: of
 * somebody who is not signed in the guards ask no more than that, so its policies are asked here. Undefined where there is none, or where it
 * is open to the viewer.
 */
export function useAskedPage(): Pick<DenialDetails, 'title' | 'missing'> | undefined {
  const frame = useFrame();
  const { pathname, search } = useLocation();
  return useMemo(() => {
    const written = new URLSearchParams(search).get('returnUrl');
    const accepted = written === null ? undefined : acceptReturnUrl(written, { origin: frame.origin });
    const path = written === null ? pathname : accepted && new URL(accepted).pathname;
    const page = (path !== undefined && matchAddress(pagePathIn(path))?.page) || '';
    const lacking = (page !== frame.page && isPageKey(page, frame) && frame.denial?.(page)) || [];
    if (lacking.length === 0) return undefined;
    const { person, container, clock, info, access = noRules } = frame;
    const context = { who: person?.who ?? nobody, where: { container }, when: { now: clock.now(), timeZone: info.TimeZone } };
    const missing = [...lacking, ...unmetRequirements(access, { type: 'Page', identifier: page }, context)];
    return { title: titleOfPage(page, frame), missing };
  }, [frame, pathname, search]);
}
