// The captions as text below the controls: where the picture is hidden the browser draws none.
import { type RefObject, useEffect, useState } from 'react';
import styles from './player.module.css';

/** What a film says after which other captions may be due. */
const events = ['timeupdate', 'seeked', 'emptied'] as const;

/** The words that the shown captions have now; a browser without WebVTT's own reading gives them with their tags. */
const shownWords = ({ textTracks }: HTMLVideoElement): string =>
  [...textTracks]
    .filter(({ mode }) => mode === 'showing')
    .flatMap(({ activeCues }) => [...(activeCues ?? [])] as VTTCue[])
    .map((cue) => (typeof cue.getCueAsHTML === 'function' ? cue.getCueAsHTML().textContent : cue.text).trim())
    .join('\n');

export function CaptionWords({ film, language }: { film: RefObject<HTMLVideoElement | null>; language: string | undefined }) {
  const [words, setWords] = useState('');
  useEffect(() => {
    const element = film.current;
    if (!element) return undefined;
    const read = (): void => setWords(shownWords(element));
    read();
    for (const event of events) element.addEventListener(event, read);
    return () => {
      for (const event of events) element.removeEventListener(event, read);
    };
  }, [film]);
  return (
    <p className={styles.words} lang={language} dir="auto">
      {words}
    </p>
  );
}
