// The star of a session, presentation or person: adds it to the reader's programme, or removes it (B §3).
import { classNames, type FavouriteKind, StarIcon, useFavourite, useTexts } from '#sdk';
import { sessionWords } from '../session/session-words.ts';
import styles from './star.module.css';

type StarProps = {
  kind: FavouriteKind;
  id: string;
  /** Name of what it belongs to, for screen readers and the outbox. */
  title: string;
  className?: string | undefined;
};

/** Empty until the page knows its reader; stands above a link that covers the row around it. */
export function Star({ kind, id, title, className }: StarProps) {
  const t = useTexts(sessionWords);
  const [isOn, set] = useFavourite(kind, id);
  if (id === '') return null;
  const name = t('favourite', { title });
  const label = isOn ? t('removeFavourite', { title }) : name;
  return (
    <button
      type="button"
      className={classNames(styles.star, className)}
      aria-pressed={isOn}
      aria-label={name}
      title={label}
      data-print="none"
      onClick={() => set(!isOn, { label, failed: t('favouriteFailed') })}
    >
      <StarIcon aria-hidden />
    </button>
  );
}
