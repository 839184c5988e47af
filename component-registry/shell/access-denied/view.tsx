// The no-access page: what is missing, and what to do.
import { classNames, eventBeside, framed, useDenial, useText, useTexts, type ViewProps } from '#sdk';
import { useContact } from './contact.tsx';
import { Conditions } from './conditions.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import screen from '../screen/screen.module.css';
import styles from './view.module.css';
import { NextSteps } from './next-steps.tsx';
import { headlines, deniedReason, denialKind } from './words.ts';

export default function AccessDenied({ props, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const denial = useDenial();
  const { title, missing, address, back } = denial;
  const reason = deniedReason(denial);
  const words = text(props.text);
  const kind = denialKind(missing, reason);
  const contact = useContact();
  return (
    <section {...framed(frame, classNames(screen.root, eventBeside))} data-motif="">
      {title && <p className={screen.overline}>{title}</p>}
      <h1 className={styles.title}>{t(headlines[kind])}</h1>
      <Conditions missing={missing} reason={reason} contact={words === '' && kind === 'denied' ? contact : null} />
      {words && <p className={screen.words}>{words}</p>}
      <div className={styles.actions}>
        <NextSteps missing={missing} reason={reason} address={address} back={back} />
      </div>
    </section>
  );
}
