// A film with title, captions and a still picture, in the one player; nothing of it is loaded before it is played.
import { useMemo } from 'react';
import { languageName, useMedia, useText, useTexts, type ViewProps } from '#sdk';
import { Player } from '../player/player.tsx';
import { filmKind } from '../player/source.ts';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function Video({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const t = useTexts(texts);
  const src = useMedia()(props.url) ?? '';
  const title = text(props.title);
  const words = text(props.text);
  const captions = useMemo(() => {
    const offered = props.captions.map(({ language }) => language);
    return props.captions.map((track) => ({ ...track, label: text(track.label) || languageName(track.language, offered) }));
  }, [props.captions, text]);
  return (
    <figure {...frame}>
      {props.showTitle && <p className={styles.title}>{title}</p>}
      <Player
        url={props.url}
        kind={filmKind(src)}
        title={title}
        poster={props.poster}
        ratio={props.ratio}
        captions={captions}
        counted={props.url}
      />
      {src !== '' && (
        <noscript>
          <a href={src}>{t('play', { title })}</a>
        </noscript>
      )}
      {words && <figcaption className={styles.words}>{words}</figcaption>}
    </figure>
  );
}
