// A film of a company with its captions: one of this site plays here once it is pressed, one of another host is a link, so that nothing of it is loaded unasked.
import { type MouseEvent, type ReactElement, useState } from 'react';
import Play from 'lucide-react/icons/play';
import { buttonClass, Link, Picture, useEvent, useMedia, useTexts } from '#sdk';
import type { CompanyMedia } from '#contract/companies';
import { writtenLanguage } from './written-language.ts';
import { texts } from './texts.ts';
import styles from './film.module.css';

type FilmProps = {
  url: string;
  title: string;
  captions: CompanyMedia['Captions'];
  /** Shown until it is played; empty for a pattern made of the title. */
  picture?: string;
};

/** Whether a film plays on this page. */
export const playsHere = (url: string): boolean => url.startsWith('/');

export function Film({ url, title, captions, picture = '' }: FilmProps): ReactElement {
  const t = useTexts(texts);
  const media = useMedia();
  const { language } = useEvent();
  const [isPlayed, setPlayed] = useState(false);
  const src = media(url);
  if (!playsHere(url) || !src)
    return (
      <Link to={url} className={buttonClass()} aria-label={`${t('film')}: ${title}`}>
        {t('film')}
      </Link>
    );
  const play = (event: MouseEvent): void => {
    // A press that opens another tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlayed(true);
  };
  if (!isPlayed)
    return (
      // Without a script it leads to the film itself.
      <a href={src} className={styles.film} aria-label={`${t('film')}: ${title}`} onClick={play}>
        <Picture src={media(picture) ?? ''} alt="" name={title} />
        <span className={styles.sign} aria-hidden="true">
          <Play />
        </span>
      </a>
    );
  const offered = captions.map(({ Language }) => Language);
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- the captions are those the company gives
    <video ref={focusOnce} className={styles.film} src={src} controls autoPlay playsInline aria-label={title}>
      {captions.map(({ Language, Url }) => (
        <track
          key={Url}
          kind="captions"
          src={media(Url)}
          srcLang={Language}
          label={writtenLanguage(Language, offered)}
          default={Language === language}
        />
      ))}
    </video>
  );
}

/** Who has pressed the picture is at the film that takes its place. */
const focusOnce = (film: HTMLVideoElement | null): void => film?.focus();
