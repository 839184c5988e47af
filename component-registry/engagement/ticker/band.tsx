// The moving line: it moves only where it is longer than its room, and stands still while somebody reads it.
import { useEffect, useRef, useState } from 'react';
import { IconButton, PauseIcon, PlayIcon, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** The items, and a note after them (empty for none). */
export function Band({ items, note }: { items: readonly string[]; note: string }) {
  const t = useTexts(texts);
  const room = useRef<HTMLDivElement>(null);
  const line = useRef<HTMLUListElement>(null);
  const [isMoving, setMoving] = useState(false);
  const [isPaused, pause] = useState(false);
  const [isTouched, touch] = useState(false);
  useEffect(() => {
    // The elements themselves: a last measurement may come when the references are empty already.
    const [outer, inner] = [room.current, line.current];
    if (!outer || !inner || typeof ResizeObserver === 'undefined') return undefined;
    const measure = (): void => setMoving(inner.scrollWidth > outer.clientWidth + 1);
    const observer = new ResizeObserver(measure);
    observer.observe(outer);
    observer.observe(inner);
    return () => observer.disconnect();
  }, []);
  const shown = note === '' ? items : [...items, note];
  const entries = shown.map((item, at) => <li key={at}>{item}</li>);
  const letters = shown.reduce((sum, item) => sum + item.length + 4, 0);
  return (
    <div className={styles.band} data-moving={isMoving || undefined} data-paused={isPaused || isTouched || undefined}>
      <div
        ref={room}
        className={styles.room}
        // Without motion it is scrolled, by keyboard too; focus stops the line.
        {...(isMoving ? { role: 'group', tabIndex: 0, 'aria-label': t('label') } : {})}
        onPointerDown={({ pointerType }) => pointerType !== 'mouse' && touch(true)}
        onPointerUp={() => touch(false)}
        onPointerCancel={() => touch(false)}
      >
        <div className={styles.track} style={{ '--letters': letters } as Record<string, number>}>
          <ul ref={line} className={styles.items}>
            {entries}
          </ul>
          {isMoving && (
            <ul className={styles.items} data-again aria-hidden="true">
              {entries}
            </ul>
          )}
        </div>
      </div>
      {isMoving && (
        <span className={styles.control}>
          <IconButton
            label={isPaused ? t('continue') : t('pause')}
            icon={isPaused ? <PlayIcon /> : <PauseIcon />}
            size="small"
            onClick={() => pause(!isPaused)}
          />
        </span>
      )}
    </div>
  );
}
