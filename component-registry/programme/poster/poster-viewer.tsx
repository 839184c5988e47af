// Shows a poster: pages of a PDF or a picture, zoomed by keys, wheel, fingers and buttons. Loaded when the reader comes near it.
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Button, LiveRegion, useTexts } from '#sdk';
import type { PdfFile } from './pdf-file.ts';
import { PdfPage } from './pdf-page.tsx';
import { posterWords } from './poster-words.ts';
import { ViewerTools } from './viewer-tools.tsx';
import { useZoom } from './use-zoom.ts';
import styles from './poster-viewer.module.css';

type PosterViewerProps = { title: string; url: string; kind: 'pdf' | 'picture' };
type Opened = { state: 'loading' } | { state: 'failed' } | { state: 'open'; pdf: PdfFile | undefined };

/** Width to height of a poster whose size is not known yet. */
const UPRIGHT = 1 / Math.SQRT2;
/** Zoom of a double click, and of one step. */
const CLOSER = 2.5;

export function PosterViewer({ title, url, kind }: PosterViewerProps) {
  const t = useTexts(posterWords);
  const hint = useId();
  const root = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const sheet = useRef<HTMLDivElement>(null);
  const [attempt, setAttempt] = useState(0);
  const opened = useOpened(url, kind, attempt);
  const [failed, setFailed] = useState(false);
  const [number, setNumber] = useState(1);
  const [ratio, setRatio] = useState(UPRIGHT);
  const zoom = useZoom(frame, sheet, ratio);
  const pdf = opened.state === 'open' ? opened.pdf : undefined;
  const count = pdf?.count ?? 1;
  const turn = (by: number): void => {
    setNumber((before) => Math.min(count, Math.max(1, before + by)));
    frame.current?.scrollTo(0, 0);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const act = { '+': zoom.closer, '=': zoom.closer, '-': zoom.farther, '0': zoom.fit, PageDown: () => turn(1), PageUp: () => turn(-1) }[
      event.key
    ];
    // A page that is zoomed is scrolled by the same keys.
    if (!act || (event.key.startsWith('Page') && (count === 1 || zoom.value > 1))) return;
    event.preventDefault();
    act();
  };
  const hasFailed = failed || opened.state === 'failed';
  const retry = (): void => {
    setFailed(false);
    setAttempt((before) => before + 1);
  };
  return (
    <div ref={root} className={styles.viewer}>
      <ViewerTools
        zoom={zoom}
        pages={{ number, count, turn }}
        onWhole={() =>
          void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen?.())?.catch(() => undefined)
        }
      />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys and double click of what can be scrolled; each has a button, too */}
      <div
        ref={frame}
        role="region"
        aria-label={t('stage', { title })}
        aria-describedby={hint}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by the keyboard
        tabIndex={0}
        dir="ltr"
        className={styles.frame}
        style={{ '--ratio': ratio } as CSSProperties}
        onKeyDown={onKeyDown}
        onDoubleClick={(event) => zoom.to(zoom.value > 1 ? 1 : CLOSER, event)}
      >
        {hasFailed ? (
          <div role="alert" className={styles.message}>
            <p>{t('failed')}</p>
            <Button onClick={retry}>{t('retry')}</Button>
          </div>
        ) : (
          <div ref={sheet} className={styles.sheet} style={{ inlineSize: zoom.width, blockSize: zoom.width / ratio }}>
            {kind === 'picture' && (
              <img
                key={attempt}
                src={url}
                alt={title}
                className={styles.picture}
                draggable={false}
                onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) => naturalHeight > 0 && setRatio(naturalWidth / naturalHeight)}
                onError={() => setFailed(true)}
              />
            )}
            {pdf && (
              <PdfPage
                key={number}
                file={pdf}
                number={number}
                label={t('page', { number, count })}
                width={zoom.width}
                onRatio={setRatio}
                onFailed={() => setFailed(true)}
              />
            )}
            {opened.state === 'loading' && <p className={styles.message}>{t('loading')}</p>}
          </div>
        )}
      </div>
      <p id={hint} className={styles.hint}>
        {t('keys')}
      </p>
      <LiveRegion message={count > 1 && pdf ? t('page', { number, count }) : ''} />
    </div>
  );
}

/** Opens a PDF, and closes it when it is not needed any more; a picture is open at once. */
function useOpened(url: string, kind: PosterViewerProps['kind'], attempt: number): Opened {
  const [opened, setOpened] = useState<Opened>(kind === 'pdf' ? { state: 'loading' } : { state: 'open', pdf: undefined });
  useEffect(() => {
    if (kind !== 'pdf') return undefined;
    let isLeft = false;
    let file: PdfFile | undefined;
    setOpened({ state: 'loading' });
    void import('./pdf-file.ts')
      .then(({ openPdf }) => openPdf(url))
      .then(
        (pdf) => {
          file = pdf;
          if (isLeft) pdf.close();
          else setOpened({ state: 'open', pdf });
        },
        () => isLeft || setOpened({ state: 'failed' }),
      );
    return () => {
      isLeft = true;
      file?.close();
    };
  }, [url, kind, attempt]);
  return opened;
}
