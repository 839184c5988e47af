// A person's picture, or the initials of the name.
import { classNames } from './class-names.ts';
import { initialsOf } from './initials.ts';
import styles from './avatar.module.css';
import { useImageFailure } from './use-image-failure.ts';

type AvatarProps = {
  /** Name as the person writes it. */
  name: string;
  /** Address of the picture; empty for none. */
  src?: string;
  size?: 'small' | 'medium' | 'large';
};

/** A round picture of a person; silent for screen readers, because the name is next to it. */
export function Avatar({ name, src = '', size = 'medium' }: AvatarProps) {
  const [hasFailed, watched] = useImageFailure(src);
  const className = classNames(styles.avatar, size !== 'medium' && styles[size]);
  if (src === '' || hasFailed) {
    return (
      <span className={className} aria-hidden>
        {initialsOf(name)}
      </span>
    );
  }
  return <img {...watched} className={className} src={src} alt="" loading="lazy" decoding="async" />;
}
