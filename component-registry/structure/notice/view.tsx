// A short, prominent note.
import { InfoIcon, Link, SuccessIcon, useText, useTexts, type ViewProps, WarningIcon } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

const icons = { info: InfoIcon, success: SuccessIcon, warning: WarningIcon } as const;

export default function Notice({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const t = useTexts(texts);
  const Icon = icons[props.tone];
  const title = text(props.title);
  return (
    <div {...frame} role="note" aria-label={t(props.tone)}>
      <div className={styles.notice} data-meaning={props.tone}>
        <Icon className={styles.icon} aria-hidden="true" />
        <div className={styles.words}>
          {title && <p className={styles.title}>{title}</p>}
          <p>{text(props.text)}</p>
        </div>
        {props.links.map((link, index) => (
          <Link key={index} to={link.url} className={styles.link}>
            {text(link.text)}
          </Link>
        ))}
      </div>
    </div>
  );
}
