// The logo of a company on a light tone; its name or initials where there is none or it does not arrive.
import { type ReactElement, useState } from 'react';
import { Avatar, useMedia } from '#sdk';
import styles from './logo.module.css';

type LogoProps = {
  src: string;
  name: string;
  eager?: boolean;
  /** What stands for it; beside the name the initials alone. */
  fallback?: 'name' | 'initials';
};

export function Logo({ src: written, name, eager = false, fallback = 'name' }: LogoProps): ReactElement {
  const src = useMedia()(written);
  const [failed, setFailed] = useState('');
  if (!written || !src || failed === src) return <span className={styles.name}>{fallback === 'name' ? name : <Avatar name={name} />}</span>;
  return (
    <span className={styles.ground}>
      <img
        className={styles.logo}
        src={src}
        alt={name}
        loading={eager ? 'eager' : 'lazy'}
        decoding="async"
        onError={() => setFailed(src)}
      />
    </span>
  );
}
