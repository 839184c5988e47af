// The logo of a company on a light tone; its name or initials where there is none or it does not arrive.
import type { ReactElement } from 'react';
import { Avatar, useImageFailure, useMedia } from '#sdk';
import styles from './logo.module.css';

type LogoProps = {
  src: string;
  name: string;
  eager?: boolean;
  /** Beside the name the initials stand for it. */
  isBesideName?: boolean;
};

export function Logo({ src: written, name, eager = false, isBesideName }: LogoProps): ReactElement {
  const src = useMedia()(written) ?? '';
  const [hasFailed, watched] = useImageFailure(src);
  if (!written || !src || hasFailed) return <span className={styles.name}>{isBesideName ? <Avatar name={name} /> : name}</span>;
  return (
    <span className={styles.ground}>
      <img {...watched} className={styles.logo} src={src} alt={name} loading={eager ? 'eager' : 'lazy'} decoding="async" />
    </span>
  );
}
