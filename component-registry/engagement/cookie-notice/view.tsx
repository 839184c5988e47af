// The cookie notice (A §4 Cookie consent): there while the visitor has not answered, or has opened the settings again.
import { useAddress, useAskedFor, useConsent, useConsentAnchor, useDocument, type ViewProps } from '#sdk';
import { Notice } from './notice.tsx';
import type { Props } from './props.ts';

export default function CookieNotice({ props, frame }: ViewProps<Props>) {
  const { showCookieBanner } = useDocument('app');
  const { isRead, choice, isAsked } = useConsent();
  useConsentAnchor();
  // A page in a frame above another has no footer, and no notice.
  const isFramed = useAddress().includes('nofooter');
  const [isPreviewed, done] = useAskedFor(showCookieBanner ? 'Cookie notice' : '');
  const isShown = isPreviewed || (showCookieBanner && !isFramed && isRead && (choice === null || isAsked));
  return (
    <div {...frame} hidden={!isShown}>
      {isShown && <Notice props={props} onPreviewed={isPreviewed ? done : undefined} />}
    </div>
  );
}
