// The logo of a company on a light tone; its name where there is none or it does not arrive.
import { type ReactElement, useState } from 'react';
import { useMedia } from '#sdk';
import styles from './logo.module.css';

export function Logo({ src: written, name, eager = false }: { src: string; name: string; eager?: boolean }): ReactElement {
  const src = useMedia()(written);
  const [failed, setFailed] = useState('');
  if (!written || !src || failed === src) return <span className={styles.name}>{name}</span>;
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
