// Shows the page of a link above this one (A §2 iframe modal); the dialog is loaded with the first such press.
import { lazy, Suspense, useEffect, useState } from 'react';
import { framed, useEvent, type ViewProps } from '#sdk';
import { type FramedLink, framedLink } from './framed-link.ts';
import type { Props } from './props.ts';

const FrameBody = lazy(() => import('./frame-body.tsx').then(({ FrameBody: body }) => ({ default: body })));

export default function FrameDialog({ frame }: ViewProps<Props>) {
  const { container } = useEvent();
  const [shown, show] = useState<FramedLink>();
  useEffect(() => {
    const onPress = (press: MouseEvent): void => {
      const found = framedLink(press, container);
      if (!found) return;
      // Before the link itself acts; whoever counts the press still hears of it.
      press.preventDefault();
      show(found);
    };
    document.addEventListener('click', onPress, { capture: true });
    return () => document.removeEventListener('click', onPress, { capture: true });
  }, [container]);
  return (
    <div {...framed(frame, '')}>
      {shown && (
        <Suspense fallback={null}>
          <FrameBody shown={shown} onClose={() => show(undefined)} />
        </Suspense>
      )}
    </div>
  );
}
