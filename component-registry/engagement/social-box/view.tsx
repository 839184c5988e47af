// A timeline and a post of social networks (B §2): each from its own host, after consent; never an empty hole.
import { useId, useState } from 'react';
import { ForeignContent, framed, TabList, tabIds, useText, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** The embedded page is of another host; it may do everything but replace this one. */
const rights = 'allow-scripts allow-same-origin allow-popups';

export default function SocialBox({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const t = useTexts(texts);
  const id = useId();
  const parts = [
    { id: `${id}timeline`, url: props.timeline, label: text(props.timelineLabel) || t('timeline') },
    { id: `${id}post`, url: props.post, label: text(props.postLabel) || t('post') },
  ].filter(({ url }) => URL.canParse(url));
  const [chosen, choose] = useState('');
  const shown = parts.find((part) => part.id === chosen) ?? parts[0];
  if (!shown) return <div {...frame} hidden />;
  const title = text(props.title);
  const { host, hostname } = new URL(shown.url);
  const ids = tabIds(shown.id);
  const hasTabs = parts.length > 1;
  return (
    <section {...framed(frame, styles.root)} aria-label={title || t('label')}>
      {title && <h2 className={styles.title}>{title}</h2>}
      {hasTabs && <TabList label={title || t('label')} tabs={parts} selected={shown.id} onSelect={choose} />}
      <div key={shown.id} {...(hasTabs ? { id: ids.panel, role: 'tabpanel', 'aria-labelledby': ids.tab } : {})}>
        <ForeignContent
          url={shown.url}
          host={host}
          title={shown.label}
          height={props.height}
          isRefused={!props.hosts.some((one) => hostname === one || hostname.endsWith(`.${one}`))}
        >
          {() => (
            <iframe src={shown.url} title={shown.label} sandbox={rights} referrerPolicy="strict-origin-when-cross-origin" loading="lazy" />
          )}
        </ForeignContent>
      </div>
    </section>
  );
}
