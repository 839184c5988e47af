// The television widget (A §2 The page shell, §3 tvWidget): a button that opens its picture, film and link; the access key is on its placement.
import { lazy, Suspense } from 'react';
import { useDocument, useText, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';

const Launcher = lazy(() => import('../parts/launcher.tsx').then((code) => ({ default: code.Launcher })));
const Television = lazy(() => import('./television.tsx').then((code) => ({ default: code.Television })));

export default function TvWidget({ props, frame }: ViewProps<Props>) {
  const { active, image, video, url } = useDocument('app').tvWidget;
  const t = useTexts(texts);
  const label = useText()(props.label) || t('label');
  if (!active || `${image}${video}${url}` === '') return <div {...frame} hidden />;
  return (
    <div {...frame}>
      <Suspense fallback={null}>
        <Launcher place={2} label={label} icon="television">
          <Television image={image} video={video} url={url} />
        </Launcher>
      </Suspense>
    </div>
  );
}
