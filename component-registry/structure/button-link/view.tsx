// A link with the appearance of a button.
import { buttonClass, framed, Link, NamedIcon, useText, type ViewProps } from '#sdk';
import { opening } from '../parts/opening.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function ButtonLink({ props, frame }: ViewProps<Props>) {
  const text = useText();
  return (
    <p {...framed(frame, styles.root)} data-align={props.align}>
      <Link
        to={props.url}
        {...opening(props.open)}
        className={buttonClass({ variant: props.variant, size: props.size, wide: props.align === 'wide' })}
      >
        <NamedIcon name={props.icon} />
        {text(props.text)}
      </Link>
    </p>
  );
}
