// The cookie notice (A §4 Cookie consent): there while the visitor has not answered, or has opened the settings again.
import { lazy, Suspense } from 'react';
import { useAddress, useAskedFor, useConsent, useDocument, type ViewProps } from '#sdk';
import type { Props } from './props.ts';

const Notice = lazy(() => import('./notice.tsx').then((code) => ({ default: code.Notice })));

export default function CookieNotice({ props, frame }: ViewProps<Props>) {
  const { showCookieBanner } = useDocument('app');
  const { isRead, choice, isAsked } = useConsent();
  // A page in a frame above another has no footer, and no notice.
  const isFramed = useAddress().includes('nofooter');
  const [isPreviewed, done] = useAskedFor(showCookieBanner ? 'Cookie notice' : '');
  const isShown = isPreviewed || (showCookieBanner && !isFramed && isRead && (choice === null || isAsked));
  return (
    <div {...frame} hidden={!isShown}>
      {isShown && (
        <Suspense fallback={null}>
          <Notice props={props} onPreviewed={isPreviewed ? done : undefined} />
        </Suspense>
      )}
    </div>
  );
}
