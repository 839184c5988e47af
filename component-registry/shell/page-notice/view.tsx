// The notice of a page that is not there or failed: what happened, and what to do next.
import { framed, useMissing, useText, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { WayOn } from './way-on.tsx';
import screen from '../screen/screen.module.css';
import styles from './view.module.css';

export default function PageNotice({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const isProgrammeOpen = useMissing('PagSearchPage').length === 0;
  const words = text(props.text);
  const actions = [...new Set(props.actions)].filter((action) => action !== 'programme' || isProgrammeOpen);
  return (
    <section {...framed(frame, screen.root)} data-motif="">
      <h1 className={styles.title}>{text(props.title)}</h1>
      {words && <p className={styles.lead}>{words}</p>}
      {actions.length > 0 && (
        <div className={styles.actions}>
          {actions.map((action, index) => (
            <WayOn key={action} action={action} variant={index === 0 ? 'primary' : 'secondary'} />
          ))}
        </div>
      )}
    </section>
  );
}
