// Slides one beside the other: swiped, by buttons, by arrow keys in the writing direction; without movement for who wants none.
import { type KeyboardEvent, type ReactElement, useEffect, useState } from 'react';
import useEmblaCarousel from 'embla-carousel-react';
import { Button, type Documents, Link, LiveRegion, Picture, useMedia, useText, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './slides.module.css';

type Slide = Documents['carousel']['Carousel'][number];

type SlidesProps = {
  slides: readonly Slide[];
  /** A quiet sentence below; empty for none. Its place is kept. */
  note: string;
  /** Called when they are on screen. */
  onSeen: () => void;
  canClose: boolean;
  /** Called when the reader follows the link of a slide, or is through. */
  onClose: () => void;
};

export function Slides({ slides, note, onSeen, canClose, onClose }: SlidesProps): ReactElement {
  const t = useTexts(texts);
  const isRightToLeft = document.documentElement.dir === 'rtl';
  const [viewport, embla] = useEmblaCarousel({ direction: isRightToLeft ? 'rtl' : 'ltr' });
  const [index, setIndex] = useState(0);
  useEffect(() => {
    onSeen();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, when they appear
  }, []);
  useEffect(() => {
    const follow = (): void => setIndex(embla?.selectedScrollSnap() ?? 0);
    embla?.on('select', follow);
    return () => void embla?.off('select', follow);
  }, [embla]);
  const go = (to: number): void => {
    if (to < 0 || to >= slides.length) return;
    setIndex(to);
    embla?.scrollTo(to, window.matchMedia?.('(prefers-reduced-motion: reduce)').matches ?? false);
  };
  const byKey = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return;
    go(index + ((event.key === 'ArrowRight') === isRightToLeft ? -1 : 1));
  };
  const isLast = index === slides.length - 1;
  const position = t('position', { number: index + 1, count: slides.length });
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- arrows are a shortcut for the buttons in it
    <div className={styles.root} onKeyDown={byKey}>
      <div ref={viewport} className={styles.viewport}>
        <div className={styles.row}>
          {slides.map((slide, at) => (
            <div
              key={at}
              role="group"
              aria-roledescription={t('slide')}
              aria-label={t('position', { number: at + 1, count: slides.length })}
              className={styles.slide}
              inert={at !== index}
            >
              <Content slide={slide} onFollow={onClose} />
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (
        <div className={styles.moves}>
          {/* Never `disabled`, which would take the focus from the button just pressed. */}
          <Button aria-disabled={index === 0} onClick={() => go(index - 1)}>
            {t('previous')}
          </Button>
          <span className={styles.position}>{position}</span>
          {/* The dialog opens on it: the first button leads nowhere yet. */}
          <Button
            ref={openOnIt}
            variant="primary"
            aria-disabled={isLast && !canClose}
            onClick={() => (isLast && canClose ? onClose() : go(index + 1))}
          >
            {t(isLast && canClose ? 'done' : 'next')}
          </Button>
        </div>
      )}
      <p className={styles.note}>{note}</p>
      <LiveRegion message={position} />
    </div>
  );
}

/** React's own `autoFocus` comes before the dialog is open. */
const openOnIt = (button: HTMLButtonElement | null): void => button?.setAttribute('autofocus', '');

function Content({ slide, onFollow }: { slide: Slide; onFollow: () => void }): ReactElement {
  const text = useText();
  const t = useTexts(texts);
  const src = useMedia()(slide.image);
  const [title, words] = [text(slide.title), text(slide.text)];
  const content = (
    <>
      {slide.image && src && <Picture src={src} alt="" name={title} ratio="4 / 3" fit="contain" eager className={styles.picture} />}
      {title && <span className={styles.title}>{title}</span>}
      {words && <span className={styles.words}>{words}</span>}
    </>
  );
  if (slide.link === '') return <p className={styles.content}>{content}</p>;
  // A picture alone would be a link without a name.
  return (
    <Link to={slide.link} className={styles.content} aria-label={title || words ? undefined : t('more')} onClick={onFollow}>
      {content}
    </Link>
  );
}
