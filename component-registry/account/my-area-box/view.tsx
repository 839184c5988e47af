// A box of My Area: title, one sentence, and the way to its module. It steps aside where a module is open (B §2).
import { buttonClass, framed, Link, useEvent, useText, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function MyAreaBox({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const { params } = useEvent();
  const { box, link } = props;
  if (params['module'] === 'documents' || params['module'] === 'profile') return null;
  return (
    <section {...framed(frame, styles.root)}>
      <h2 className={styles.title}>{text(props.title) || t(box)}</h2>
      <p className={styles.text}>{text(props.description) || t(`${box}_text`)}</p>
      <p className={styles.action}>
        {link === '' ? (
          <Link to="page:MyAreaPage" params={{ module: box }} className={buttonClass()}>
            {text(props.buttonText) || t(`${box}_button`)}
          </Link>
        ) : (
          <Link to={link} className={buttonClass()}>
            {text(props.buttonText) || t(`${box}_button`)}
          </Link>
        )}
      </p>
    </section>
  );
}
