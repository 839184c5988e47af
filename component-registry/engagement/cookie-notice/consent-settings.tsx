// The settings of the cookie notice: a switch for each kind that the event offers, and the hosts whose content the visitor loads.
import { type ReactElement, useEffect, useRef } from 'react';
import { Button, Checkbox, type ConsentFacts, useAgreedHosts, useTexts } from '#sdk';
import { texts } from './texts.ts';
import styles from './view.module.css';

type Choice = NonNullable<ConsentFacts['choice']>;

export function ConsentSettings(given: {
  offered: Choice;
  choice: Choice;
  onChange: (choice: Choice) => void;
  onSave: () => void;
}): ReactElement {
  const { offered, choice, onChange, onSave } = given;
  const t = useTexts(texts);
  const heading = useRef<HTMLHeadingElement>(null);
  const { hosts, withdraw } = useAgreedHosts();
  // The button that opened the settings is gone.
  useEffect(() => {
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <div className={styles.settings}>
      <div className={styles.half}>
        <h3 ref={heading} tabIndex={-1} className={styles.part}>
          {t('settings')}
        </h3>
        <p>{t('necessaryHint')}</p>
        {offered.analytics && (
          <Checkbox
            label={t('analytics')}
            help={t('analyticsHint')}
            checked={choice.analytics}
            onChange={(analytics) => onChange({ ...choice, analytics })}
          />
        )}
        {offered.fonts && (
          <Checkbox label={t('fonts')} help={t('fontsHint')} checked={choice.fonts} onChange={(fonts) => onChange({ ...choice, fonts })} />
        )}
        {(offered.analytics || offered.fonts) && (
          <p>
            <Button variant="primary" size="small" onClick={onSave}>
              {t('save')}
            </Button>
          </p>
        )}
      </div>
      <div className={styles.half}>
        <h3 className={styles.part}>{t('hosts')}</h3>
        {hosts.length === 0 ? (
          <p className={styles.quiet}>{t('noHosts')}</p>
        ) : (
          <ul role="list" className={styles.hosts}>
            {hosts.map((host) => (
              <li key={host}>
                <span>{host}</span>
                <Button
                  variant="quiet"
                  size="small"
                  aria-label={t('withdrawFrom', { host })}
                  onClick={() => {
                    withdraw(host);
                    heading.current?.focus();
                  }}
                >
                  {t('withdraw')}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
