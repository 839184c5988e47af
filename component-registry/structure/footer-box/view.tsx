// A column of the footer: title, links, postal address, e-mail, website, phone (A §2).
import { framed, Link, useText, type ViewProps } from '#sdk';
import { opening } from '../parts/opening.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function FooterBox({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const Heading = `h${props.level}` as const;
  const title = text(props.title);
  const address = text(props.address);
  // What a phone dials: digits, and the plus of a country.
  const digits = props.phone.replace(/[^\d+]/g, '');
  const ways = [
    { key: 'email', words: props.email, to: props.email && `mailto:${props.email}` },
    { key: 'website', words: props.website.replace(/^https?:\/\//, '').replace(/\/$/, ''), to: props.website },
    { key: 'phone', words: props.phone, to: digits && `tel:${digits}` },
  ].filter(({ words }) => words !== '');
  return (
    <div {...framed(frame, styles.root)}>
      {title && <Heading className={styles.title}>{title}</Heading>}
      {props.list.length > 0 && (
        <ul role="list">
          {props.list.map((item, index) => (
            <li key={index}>
              <Link to={item.url} {...opening(item.open)} className={styles.link}>
                {text(item.text)}
              </Link>
            </li>
          ))}
        </ul>
      )}
      {(address !== '' || ways.length > 0) && (
        <address className={styles.address}>
          {address && <p className={styles.lines}>{address}</p>}
          {ways.map(({ key, words, to }) => (
            <Link key={key} to={to} className={styles.link} dir={key === 'phone' ? 'ltr' : undefined}>
              {words}
            </Link>
          ))}
        </address>
      )}
    </div>
  );
}
