// The introduction on the home page of the app: whether it is shown here. Its slides are loaded when it is (A §2 Mobile carousel).
import { lazy, type ReactElement, Suspense } from 'react';
import { decideCarousel, framed, useAskedFor, useClosed, useDocument, useEvent, useRemembered, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import styles from './view.module.css';

const CarouselDialog = lazy(() => import('./carousel-dialog.tsx').then(({ CarouselDialog: body }) => ({ default: body })));

export default function IntroCarousel({ frame }: ViewProps<Props>) {
  const { container, page, preview } = useEvent();
  // The document is read where it counts, and nowhere else.
  const isHere = container === 'app' && page === 'HomePage';
  return <div {...framed(frame, styles.place)}>{(isHere || preview) && <Introduction />}</div>;
}

/** What decides on the first visit of the app. */
const firstVisit = { container: 'app', page: 'HomePage', wasShown: false, wasClosed: false } as const;

function Introduction(): ReactElement | null {
  const settings = useDocument('carousel');
  const { container, page, event } = useEvent();
  const [shown, remember] = useRemembered(`carousel.${event}`, 'local');
  const [wasClosed, close] = useClosed(`carousel.${event}`);
  const [isAsked, done] = useAskedFor(settings.Carousel.length > 0 ? 'Introduction' : '');
  const facts = isAsked ? firstVisit : { container, page, wasShown: shown !== '', wasClosed };
  const isHidden = decideCarousel({ ...settings, slides: settings.Carousel.length }, { ...facts, seenSince: null }, 0).outcome === 'hidden';
  if (isHidden) return null;
  const closed = (): void => {
    close();
    remember('shown');
  };
  return (
    <Suspense fallback={null}>
      <CarouselDialog key={String(isAsked)} settings={settings} facts={facts} isAsked={isAsked} onClose={isAsked ? done : closed} />
    </Suspense>
  );
}
