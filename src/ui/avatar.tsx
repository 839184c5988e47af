// A person's picture, or the initials of the name.
import { useState } from 'react';
import { classNames } from './class-names.ts';
import { initialsOf } from './initials.ts';
import styles from './avatar.module.css';

type AvatarProps = {
  /** Name as the person writes it. */
  name: string;
  /** Address of the picture; empty for none. */
  src?: string;
  size?: 'small' | 'medium' | 'large';
  /** The name is already next to it (the usual case): silent for screen readers. */
  named?: boolean;
};

/** A round picture of a person. */
export function Avatar({ name, src = '', size = 'medium', named = true }: AvatarProps) {
  const [failed, setFailed] = useState('');
  const className = classNames(styles.avatar, size !== 'medium' && styles[size]);
  if (src === '' || failed === src) {
    return (
      <span className={className} {...(named ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}>
        {initialsOf(name)}
      </span>
    );
  }
  return <img className={className} src={src} alt={named ? '' : name} loading="lazy" decoding="async" onError={() => setFailed(src)} />;
}
