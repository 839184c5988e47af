// The networking widget (A §2 The page shell): a button for ticket holders on the pages the event allows; the access key is on its placement.
import { lazy, Suspense } from 'react';
import { useDocument, useEvent, useNetworkingAgreed, useText, useTexts, useUser, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { isNetworkingOffered } from './where.ts';

const Launcher = lazy(() => import('../parts/launcher.tsx').then((code) => ({ default: code.Launcher })));
const WidgetFrame = lazy(() => import('../parts/widget-frame.tsx').then((code) => ({ default: code.WidgetFrame })));

export default function NetworkingWidget({ props, frame }: ViewProps<Props>) {
  const app = useDocument('app');
  const { page, container } = useEvent();
  const { hasTicket } = useUser();
  const [, agree] = useNetworkingAgreed();
  const t = useTexts(texts);
  const label = useText()(props.label) || t('label');
  if (!isNetworkingOffered(app, { page, container, hasTicket })) return <div {...frame} hidden />;
  return (
    <div {...frame}>
      <Suspense fallback={null}>
        <Launcher place={1} label={label} icon="people">
          <WidgetFrame kind="networking" url={app.NetworkingWidget.url} title={label} onState={(state) => state === 'agreed' && agree()} />
        </Launcher>
      </Suspense>
    </div>
  );
}
