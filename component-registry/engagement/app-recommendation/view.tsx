// Whether this phone is recommended the app; the dialog is loaded when it is (A §2 Recommendation screen).
import { lazy, Suspense } from 'react';
import { framed, phoneOf, recommendApp, useAskedFor, useDevice, useDocument, useEvent, useRemembered, useUser, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { useInstall } from './use-install.ts';
import styles from './view.module.css';

const AppDialog = lazy(() => import('./app-dialog.tsx').then(({ AppDialog: body }) => ({ default: body })));

export default function AppRecommendation({ frame }: ViewProps<Props>) {
  const { recommendationActive, appStores } = useDocument('app');
  const { container, event } = useEvent();
  const { isSignedIn } = useUser();
  const phone = useDevice(() => phoneOf(navigator.userAgent), 'none');
  const isInstalled = useDevice(() => window.matchMedia?.('(display-mode: standalone)').matches ?? false, false);
  const [answer, remember] = useRemembered(`appRecommendation.${event}`, 'local');
  const install = useInstall(recommendationActive && phone !== 'none');
  const [isAsked, done] = useAskedFor(recommendationActive ? 'App recommendation' : '');
  const asked = {
    container: 'browser',
    isSignedIn: true,
    phone: phone === 'none' ? 'ios' : phone,
    isInstalled: false,
    wasAnswered: false,
  } as const;
  const facts = isAsked ? asked : { container, isSignedIn, phone, isInstalled, wasAnswered: answer !== '' };
  const way = recommendApp({ active: recommendationActive, stores: appStores, ...facts });
  return (
    <div {...framed(frame, styles.place)}>
      {way.outcome !== 'none' && (
        <Suspense fallback={null}>
          <AppDialog
            way={way}
            phone={facts.phone}
            install={install}
            isAsked={isAsked}
            onClose={isAsked ? done : () => remember('answered')}
          />
        </Suspense>
      )}
    </div>
  );
}
