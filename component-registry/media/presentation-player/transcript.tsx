// The transcript of a film: read from its captions, searched by words, each line leads to its second.
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react';
import { SearchField, SelectField, languageName, useEvent, useMedia, useTexts } from '#sdk';
import type { Recording } from '#contract/programme-recording';
import { filmClock } from '../player/keys.ts';
import { texts } from './texts.ts';
import { currentAt, findLines, type Line, readVtt } from './vtt.ts';
import styles from './view.module.css';

type TranscriptProps = { captions: Recording['Captions']; time: number; seek: (seconds: number) => void };

export function Transcript({ captions, time, seek }: TranscriptProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const offered = captions.map((one) => one.Language);
  const [chosen, choose] = useState(() => offered.find((one) => one.slice(0, 2) === language.slice(0, 2)) ?? offered[0] ?? '');
  const [search, setSearch] = useState('');
  const lines = useLines(captions.find((one) => one.Language === chosen)?.Url ?? '');
  const found = findLines(lines === 'failed' ? [] : lines, search);
  const current =
    lines === 'failed'
      ? -1
      : currentAt(
          lines.map(({ start }) => start),
          time,
        );
  const box = useFollowing(search === '' ? current : -1);
  const hits = useHits(box, search === '' ? 0 : found.length, `${chosen} ${search}`);
  return (
    <section className={styles.part} aria-label={t('transcript')}>
      <h2 className={styles.heading}>{t('transcript')}</h2>
      {offered.length > 1 && (
        <SelectField
          label={t('language')}
          value={chosen}
          onChange={choose}
          options={offered.map((one) => ({ value: one, label: languageName(one, offered), lang: one }))}
        />
      )}
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the keys are those of the field in it */}
      <div onKeyDown={hits.onKeyDown}>
        <SearchField label={t('search')} clearLabel={t('clear')} value={search} onChange={setSearch} />
      </div>
      <p role="status" className={styles.quiet}>
        {lines === 'failed'
          ? t('transcriptFailed')
          : search === ''
            ? ''
            : found.length === 0
              ? t('noLine')
              : hits.at < 0
                ? t('found', { count: found.length })
                : t('hit', { number: hits.at + 1, count: found.length })}
      </p>
      {found.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls by itself is to be reached by the keyboard (WCAG 2.1.1)
        <div ref={box} role="group" aria-label={t('lines')} tabIndex={0} className={styles.box}>
          <ol role="list" className={styles.lines} lang={chosen}>
            {found.map((line, at) => (
              <li key={line.start} data-hit={hits.at === at || undefined}>
                <button
                  type="button"
                  className={styles.line}
                  aria-current={lines !== 'failed' && lines[current] === line ? 'true' : undefined}
                  onClick={() => seek(line.start)}
                >
                  <span className={styles.at}>{filmClock(line.start)}</span>
                  <bdi>{line.words}</bdi>
                </button>
              </li>
            ))}
          </ol>
        </div>
      )}
    </section>
  );
}

/** The box of the lines, in which the one that is spoken stays in sight: not while somebody reads or searches in it. */
function useFollowing(current: number): RefObject<HTMLDivElement | null> {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    const line = element?.querySelector<HTMLElement>('[aria-current]');
    if (current < 0 || !element || !line || element.matches(':hover, :focus-within')) return;
    showWithin(element, line);
  }, [current]);
  return box;
}

/** The hit that Enter in the search has led to, Shift+Enter backwards, from the last on to the first; -1 before. `of` names the search. */
function useHits(box: RefObject<HTMLDivElement | null>, count: number, of: string) {
  const [led, lead] = useState({ of: '', at: -1 });
  const at = led.of === of && led.at < count ? led.at : -1;
  useEffect(() => {
    const line = at < 0 ? undefined : box.current?.querySelectorAll<HTMLElement>('li')[at];
    if (line && box.current) showWithin(box.current, line);
  }, [box, at]);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Enter that ends the writing of a character (IME) is none.
    if (event.key !== 'Enter' || count === 0 || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    const step = event.shiftKey ? -1 : 1;
    lead({ of, at: at < 0 && step < 0 ? count - 1 : (at + step + count) % count });
  };
  return { at, onKeyDown };
}

/** Scrolls a box alone, so that the page stays where it is, until a line is in sight. */
function showWithin(box: HTMLElement, line: HTMLElement): void {
  const [inside, at] = [box.getBoundingClientRect(), line.getBoundingClientRect()];
  if (at.top < inside.top || at.bottom > inside.bottom) box.scrollTop += at.top - inside.top - (inside.height - at.height) / 2;
}

/** The lines of a file of captions; none until they are loaded. */
function useLines(url: string): readonly Line[] | 'failed' {
  const media = useMedia();
  const address = media(url) ?? '';
  const [lines, setLines] = useState<readonly Line[] | 'failed'>([]);
  useEffect(() => {
    if (address === '') return undefined;
    const leaving = new AbortController();
    fetch(address, { signal: leaving.signal })
      .then(async (reply) => {
        if (!reply.ok) throw new Error(`answered ${reply.status}`);
        setLines(readVtt(await reply.text()));
      })
      .catch(() => {
        if (!leaving.signal.aborted) setLines('failed');
      });
    return () => leaving.abort();
  }, [address]);
  return lines;
}
