// The support chat (A §2 The page shell): a button that opens it; where its script does not come it hides (A §4).
import { lazy, Suspense, useState } from 'react';
import { useDocument, useEvent, useText, useTexts, useUser, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { chatOn } from './where.ts';

const Launcher = lazy(() => import('../parts/launcher.tsx').then((code) => ({ default: code.Launcher })));
const WidgetFrame = lazy(() => import('../parts/widget-frame.tsx').then((code) => ({ default: code.WidgetFrame })));

export default function SupportChat({ props, frame }: ViewProps<Props>) {
  const app = useDocument('app');
  const { page, container } = useEvent();
  // An exported site has no server that could deliver the frame.
  const { hasAccounts } = useUser();
  const [hasFailed, setFailed] = useState(false);
  const t = useTexts(texts);
  const label = useText()(props.label) || t('label');
  const chat = hasAccounts && container !== 'terminal' ? chatOn(app, page) : undefined;
  if (!chat || hasFailed) return <div {...frame} hidden />;
  return (
    <div {...frame}>
      <Suspense fallback={null}>
        <Launcher place={0} label={label} icon="chat">
          <WidgetFrame kind={chat.kind} url={chat.url} title={label} onState={(state) => state === 'failed' && setFailed(true)} />
        </Launcher>
      </Suspense>
    </div>
  );
}
