// A line of news across the top of the page, which a visitor can close permanently.
import { CloseIcon, framed, IconButton, Link, useEvent, useRemembered, useText, useTexts, useTrack, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function Banner({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const t = useTexts(texts);
  const { event } = useEvent();
  const words = text(props.text);
  // The text is what was closed: a new one is shown again, in whatever language.
  const [closed, close] = useRemembered(`banner.${event}.${frame.id}`, 'local');
  const written = JSON.stringify(props.text);
  const track = useTrack();
  const linkWords = text(props.linkText);
  const closeForGood = (): void => {
    close(written);
    // The button is about to go: the keyboard goes on at the content.
    document.getElementById('foyer-main')?.focus({ preventScroll: true });
  };
  return (
    <div
      {...framed(frame, styles.root)}
      role="region"
      aria-label={`${t('label')}: ${words}`}
      data-tone={props.tone === 'warning' ? undefined : props.tone}
      data-warning={props.tone === 'warning' || undefined}
      hidden={words === '' || (props.closable && closed === written)}
    >
      <div className={styles.line}>
        <p className={styles.words}>
          {words}
          {linkWords && props.link && (
            <>
              {' '}
              <Link
                to={props.link}
                className={styles.link}
                onClick={() => track({ Action: 'Click', Entity: 'BannerLink', ActionContext: props.link })}
              >
                {linkWords}
              </Link>
            </>
          )}
        </p>
        {props.closable && <IconButton label={t('close')} icon={<CloseIcon />} size="small" onClick={closeForGood} />}
      </div>
    </div>
  );
}
