// A page of a PDF: its picture, drawn again when it has become larger or smaller, and its text, invisible above it, to read aloud and to select.
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useTexts } from '#sdk';
import type { PdfFile, PdfSheet } from './pdf-file.ts';
import { posterWords } from './poster-words.ts';
import styles from './poster-viewer.module.css';

type PdfPageProps = {
  file: PdfFile;
  /** From 1. */
  number: number;
  label: string;
  /** CSS pixels; 0 while it is not known. */
  width: number;
  onRatio: (ratio: number) => void;
  onFailed: () => void;
};

/** How long its size has to stay before it is drawn again, ms; until then the picture is stretched. */
const SETTLED = 150;

export function PdfPage({ file, number, label, width, onRatio, onFailed }: PdfPageProps) {
  const t = useTexts(posterWords);
  const picture = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  const [sheet, setSheet] = useState<PdfSheet>();
  const [hasText, setHasText] = useState(true);

  useEffect(() => {
    let isLeft = false;
    file.page(number).then(
      (page) => {
        if (isLeft) return;
        setSheet(page);
        onRatio(page.ratio);
        void page.write(text.current!).then(setHasText, () => setHasText(false));
      },
      () => isLeft || onFailed(),
    );
    return () => void (isLeft = true);
    // The functions of the viewer are new each time it is drawn.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [file, number]);

  useEffect(() => {
    if (!sheet || width === 0) return undefined;
    const stopping = new AbortController();
    const timer = setTimeout(
      () =>
        void sheet.draw(width, stopping.signal).then(
          (canvas) => stopping.signal.aborted || picture.current?.replaceChildren(canvas),
          () => stopping.signal.aborted || onFailed(),
        ),
      picture.current?.firstChild ? SETTLED : 0,
    );
    return () => {
      clearTimeout(timer);
      stopping.abort();
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sheet, width]);

  const scale = sheet ? width / sheet.width : 1;
  return (
    <div role="group" aria-label={label} className={styles.page}>
      <div ref={picture} aria-hidden="true" className={styles.drawn} />
      <div ref={text} className={styles.text} style={{ '--total-scale-factor': scale } as CSSProperties} />
      {!hasText && <p className={styles.unread}>{t('noText')}</p>}
    </div>
  );
}
