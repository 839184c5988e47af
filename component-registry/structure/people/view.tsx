// Named people with role and institution.
import { Avatar, Link, useMedia, useText, type ViewProps } from '#sdk';
import { Titled } from '../parts/titled.tsx';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function People({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const media = useMedia();
  return (
    <Titled frame={frame} props={props}>
      <ul role="list" className={styles.people} data-size={props.size}>
        {props.people.map((person, index) => (
          <li key={index} className={styles.person}>
            <Avatar name={person.name} src={media(person.image) ?? ''} size={props.size} />
            <div className={styles.words}>
              <p className={styles.name}>{person.link ? <Link to={person.link}>{person.name}</Link> : person.name}</p>
              <p className={styles.role}>{text(person.role)}</p>
              <p className={styles.institution}>{text(person.institution)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Titled>
  );
}
