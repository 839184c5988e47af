// The top of a home page: the event, when and where, and one or two actions.
import type { CSSProperties } from 'react';
import { Picture, useDates, useDocument, useEvent, useMedia, useText, type ViewProps } from '#sdk';
import { Actions } from '../parts/actions.tsx';
import { longestWord } from './longest-word.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function Hero({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const media = useMedia();
  const event = useEvent();
  const title = text(props.title) || event.name;
  const lead = text(props.lead);
  const overline = text(props.overline);
  const facts = useFacts(props);
  const cover = props.layout === 'cover';
  const fit = cover ? 'cover' : props.fit;
  return (
    <header {...frame}>
      <div className={styles.body} data-layout={props.layout} data-fit={fit} data-tone={cover ? 'strong' : undefined}>
        <div className={styles.words} data-aside={facts.length > 1 && (lead !== '' || props.links.length > 0) ? '' : undefined}>
          {overline && <p className={styles.overline}>{overline}</p>}
          <h1
            className={styles.title}
            data-long={title.length > 90 || undefined}
            style={{ '--longest': longestWord(title) } as CSSProperties}
          >
            {title}
          </h1>
          {lead && <p className={styles.lead}>{lead}</p>}
          {facts.length > 0 && (
            <ul role="list" className={styles.facts}>
              {facts.map((fact, index) => (
                <li key={index}>{fact}</li>
              ))}
            </ul>
          )}
          <div className={styles.actions}>
            <Actions links={props.links} size="large" />
          </div>
        </div>
        {props.layout !== 'text' && (
          <div className={styles.art} data-print="none">
            <Picture
              src={media(props.image) ?? ''}
              alt={text(props.alt)}
              name={title}
              ratio="auto"
              fit={fit}
              eager
              className={styles.picture}
            />
          </div>
        )}
      </div>
    </header>
  );
}

/** Days and place: the organiser's props, else those of the event. */
function useFacts({ facts, when, where }: Props): string[] {
  const text = useText();
  const { startDate, endDate } = useEvent();
  const { event } = useDocument('app');
  const dates = useDates('UTC');
  if (!facts) return [];
  const days = startDate && dates.dateRange(startDate, endDate || startDate);
  const place = [event.venue, event.city].map(text).filter(Boolean).join(', ');
  return [text(when) || days, text(where) || place].filter(Boolean);
}
