// Content of another host: a place that says where it comes from, until the visitor agrees; then the content, and a way back.
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { useHostConsent } from '../session/use-consent.ts';
import { useConnection } from '../session/use-stores.ts';
import { useTexts } from '../session/use-texts.ts';
import { buttonClass } from '../ui/button.tsx';
import { classNames } from '../ui/class-names.ts';
import styles from './foreign-content.module.css';
import english from './texts/en-GB.json' with { type: 'json' };

const texts = { scope: 'renderer', texts: english };

type ForeignContentProps = {
  /** Address of the content, for those who open it by itself; empty where it is no page. */
  url: string;
  /** Its host, perhaps with a port; empty for this site. */
  host: string;
  /** What it is. */
  title: string;
  /** A sentence about it; empty for none. */
  text?: string;
  /** Height of the content, px; omitted, it fills the place around it. */
  height?: number;
  /** The organiser has not allowed the host: nothing is ever loaded from there. */
  isRefused?: boolean;
  /** Called when the visitor has agreed with a press. */
  onAgreed?: () => void;
  /** Draws the content; called only when it may be loaded. */
  children: () => ReactNode;
};

/**
 * Content of another host. Nothing is requested from there before the visitor agrees to that host, which holds for all its content
 * in the event until it is withdrawn. Place and content have the same height, so that nothing moves.
 */
export function ForeignContent(props: ForeignContentProps): ReactElement {
  const { url, host, title, text = '', height, isRefused = false, onAgreed, children } = props;
  const t = useTexts(texts);
  const { isGiven, isOwn, agree, withdraw } = useHostConsent(host);
  const { isOnline } = useConnection();
  const isLoaded = isGiven && isOnline && !isRefused;
  const why = isRefused ? 'refused' : isOnline ? 'ask' : 'offline';
  return (
    <>
      <div
        className={classNames(styles.place, height === undefined && styles.filling)}
        style={{ '--height': `${height}px` } as CSSProperties}
      >
        {isLoaded ? (
          children()
        ) : (
          <div className={styles.ask}>
            <p className={styles.title}>{title}</p>
            <p className={styles.note}>{t(why, { host })}</p>
            {why === 'ask' && (
              <button
                type="button"
                data-needs="script"
                className={buttonClass({ variant: 'primary' })}
                onClick={() => {
                  agree();
                  onAgreed?.();
                }}
              >
                {t('load', { host })}
              </button>
            )}
          </div>
        )}
      </div>
      <div className={styles.foot}>
        {text && <span>{text}</span>}
        {isLoaded
          ? !isOwn && (
              <button type="button" className={styles.way} onClick={withdraw}>
                {t('forget', { host })}
              </button>
            )
          : url && (
              <a className={styles.way} href={url} target="_blank" rel="noopener noreferrer">
                {t('open', { host })}
              </a>
            )}
      </div>
    </>
  );
}
