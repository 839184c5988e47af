// The links of a component as buttons: the first one is primary.
import type { ReactNode } from 'react';
import { buttonClass, Link, useText } from '#sdk';
import { opening } from './opening.ts';
import type { Action } from './shapes.ts';
import styles from './actions.module.css';

type ActionsProps = {
  links: readonly Action[];
  size?: 'medium' | 'large';
  /** For links that are not more important than their surroundings. */
  quiet?: boolean;
};

export function Actions({ links, size = 'medium', quiet = false }: ActionsProps): ReactNode {
  const text = useText();
  if (links.length === 0) return null;
  return (
    <p className={styles.actions} data-print="none">
      {links.map(({ text: words, url, open }, index) => (
        <Link
          key={`${url} ${index}`}
          to={url}
          {...opening(open)}
          className={buttonClass({ size, variant: quiet || index > 0 ? 'secondary' : 'primary' })}
        >
          {text(words)}
        </Link>
      ))}
    </p>
  );
}
