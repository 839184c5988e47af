// The introduction: slides in a dialog that can be closed when its time has come.
import { type ReactElement, useEffect, useState } from 'react';
import { type CarouselFacts, decideCarousel, Dialog, type Documents, useEvent, useTexts } from '#sdk';
import { Slides } from './slides.tsx';
import { texts } from './texts.ts';

/** Steps in which the time is looked at, ms. */
const STEP = 250;

type CarouselDialogProps = {
  settings: Documents['carousel'];
  facts: Omit<CarouselFacts, 'seenSince'>;
  /** Somebody has asked for it: it waits for no other overlay. */
  isAsked: boolean;
  onClose: () => void;
};

export function CarouselDialog({ settings, facts, isAsked, onClose }: CarouselDialogProps): ReactElement {
  const t = useTexts(texts);
  const { name } = useEvent();
  // Its time runs from when it is seen: it may wait for others before. It is the reader's time, also where a preview stops the event's.
  const [isSeen, setSeen] = useState(false);
  const [steps, setSteps] = useState(0);
  useEffect(() => {
    if (!isSeen) return undefined;
    const timer = setInterval(() => setSteps((count) => count + 1), STEP);
    return () => clearInterval(timer);
  }, [isSeen]);
  const seenSince = isSeen ? 0 : null;
  const { outcome } = decideCarousel({ ...settings, slides: settings.Carousel.length }, { ...facts, seenSince }, steps * STEP);
  const isOver = outcome === 'over';
  useEffect(() => {
    if (isOver) onClose();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, whatever the owner hands over later
  }, [isOver]);
  const isHeld = outcome === 'held';
  return (
    <Dialog
      open={!isOver}
      priority={isAsked ? 'asked' : 'introduction'}
      closable={!isHeld}
      onClose={onClose}
      title={t('title', { name })}
      closeLabel={t('close')}
    >
      <Slides slides={settings.Carousel} note={isHeld ? t('held') : ''} onSeen={() => setSeen(true)} canClose={!isHeld} onClose={onClose} />
    </Dialog>
  );
}
