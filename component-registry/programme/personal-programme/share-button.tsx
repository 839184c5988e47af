// The button that opens the link to one's own programme; what it opens is loaded when it is pressed.
import { Button, useTexts } from '#sdk';
import { lazy, Suspense, useState } from 'react';
import { texts } from './texts.ts';

const ShareDialog = lazy(() => import('../shared-programme/share-dialog.tsx').then((code) => ({ default: code.ShareDialog })));

export function ShareButton() {
  const t = useTexts(texts);
  /** Undefined until it is pressed. */
  const [isOpen, setOpen] = useState<boolean>();
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('share')}</Button>
      {isOpen !== undefined && (
        <Suspense fallback={null}>
          <ShareDialog open={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
