// The ticker band: which news is shown, and the room it has from the first drawing on.
import { framed, useDates, useTexts, type ViewProps } from '#sdk';
import { Band } from './band.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import { useNews } from './use-news.ts';
import styles from './view.module.css';

export default function Ticker({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const { time } = useDates();
  const { items, staleSince, isFeed, hasFailed } = useNews(props.text);
  if (items.length === 0 && !isFeed) return <div {...frame} hidden />;
  return (
    <section {...framed(frame, styles.root)} aria-label={t('label')} data-feed={isFeed || undefined} data-print="none">
      {items.length > 0 ? (
        // The items as the key: another text begins at its beginning.
        <Band key={items.join('\n')} items={items} note={staleSince === null ? '' : t('stale', { time: time(staleSince) })} />
      ) : (
        hasFailed && <p className={styles.failed}>{t('failed')}</p>
      )}
    </section>
  );
}
