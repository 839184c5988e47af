// A page of another site inside this one; nothing is loaded from it before the visitor agrees.
import type { CSSProperties } from 'react';
import { buttonClass, useOrigin, useRemembered, useText, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { frameSource, sandboxOf } from './source.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function Iframe({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const t = useTexts(texts);
  const source = frameSource(props.url, props.hosts);
  const { host } = source;
  const origin = useOrigin();
  // One consent for all content of a host, until the tab is closed.
  const [consent, setConsent] = useRemembered(`consent.${host}`, 'session');
  const title = text(props.title);
  const words = text(props.text);
  const loaded = source.kind === 'allowed' && consent !== '';
  const height = { '--height': `${props.height}px` } as CSSProperties;
  return (
    <figure {...frame}>
      {loaded ? (
        <>
          <iframe
            className={styles.page}
            style={height}
            src={source.href}
            title={title}
            sandbox={sandboxOf(props.sandbox, source.href, origin)}
            allow={props.capabilities.join('; ')}
            referrerPolicy="strict-origin-when-cross-origin"
            loading="lazy"
          />
          <figcaption className={styles.foot}>
            {words && <span>{words}</span>}
            <button type="button" className={styles.forget} onClick={() => setConsent('')}>
              {t('forget', { host })}
            </button>
          </figcaption>
        </>
      ) : (
        <div className={styles.ask} style={height}>
          <p className={styles.title}>{title}</p>
          {words && <p>{words}</p>}
          <p className={styles.note}>{t(source.kind === 'allowed' ? 'ask' : 'refused', { host })}</p>
          <p className={styles.ways}>
            {source.kind === 'allowed' && (
              <button type="button" className={buttonClass({ variant: 'primary' })} onClick={() => setConsent('given')}>
                {t('load', { host })}
              </button>
            )}
            {props.url.startsWith('https://') && (
              <a
                className={buttonClass({ variant: source.kind === 'allowed' ? 'quiet' : 'secondary' })}
                href={props.url}
                target="_blank"
                rel="noopener noreferrer"
              >
                {t('open', { host })}
              </a>
            )}
          </p>
        </div>
      )}
    </figure>
  );
}
