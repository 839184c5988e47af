// What an advertisement shows: headlines, a film or a picture, text, and a button.
import { type CSSProperties, useEffect, useEffectEvent, useState } from 'react';
import type { AdvertisementEntry } from '#contract/exhibition';
import { adLink, buttonClass, ForeignContent, Picture, readableGround, RichHtml, seenOnWhite, useMedia, useTexts } from '#sdk';
import { foreignHostOf } from '../parts/foreign-host-of.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

/** The advertisement on its ground; `onDisplayed` is called once it is on the screen. */
export function AdContent({ ad, onDisplayed }: { ad: AdvertisementEntry; onDisplayed: () => void }) {
  const displayed = useEffectEvent(onDisplayed);
  useEffect(() => displayed(), []);
  const ground = readableGround(ad.backgroundColor, seenOnWhite);
  return (
    <div
      className={styles.ad}
      data-ground={ground ? '' : undefined}
      style={ground ? ({ '--ground': ground.ground, '--ink': ground.ink } as CSSProperties) : undefined}
    >
      {ad.headlineTop && <h3 className={styles.headline}>{ad.headlineTop}</h3>}
      <Media ad={ad} />
      {ad.headlineBottom && <p className={styles.headline}>{ad.headlineBottom}</p>}
      {ad.text && <RichHtml html={ad.text} />}
    </div>
  );
}

/** The film, of another host only when the visitor agrees to it; or the picture where there is none or it does not play. Each has its room from the start. */
function Media({ ad }: { ad: AdvertisementEntry }) {
  const t = useTexts(texts);
  const media = useMedia();
  const [hasFailed, fail] = useState(false);
  const film = media(ad.videoFilePath);
  const picture = media(ad.pictureFilePath) ?? '';
  if (!film && !picture) return null;
  const name = ad.headlineTop || ad.headlineBottom || t('label');
  const host = foreignHostOf(film ?? '');
  const play = (address: string) => (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- an advertisement has no captions (A §3); its words are beside it
    <video
      className={styles.film}
      src={address}
      poster={picture || undefined}
      aria-label={name}
      controls
      playsInline
      onError={() => fail(true)}
    />
  );
  if (!film || hasFailed)
    return (
      <div className={styles.media}>
        <Picture src={picture} alt="" name={name} fit="contain" eager />
      </div>
    );
  if (host === '') return <div className={styles.media}>{play(film)}</div>;
  return (
    <div className={styles.foreign}>
      <ForeignContent url="" host={host} title={name}>
        {() => play(film)}
      </ForeignContent>
    </div>
  );
}

/** Where it leads; nothing for an address that may not be followed. `onFollow` says whether in a new window. */
export function AdButton({ ad, onFollow }: { ad: AdvertisementEntry; onFollow: (isNew: boolean) => void }) {
  const href = adLink(ad.optionalLink);
  if (href === null) return null;
  const isNew = ad.optionalLinkTarget === '_blank';
  return (
    <a
      className={buttonClass({ variant: 'primary' })}
      href={href}
      target={ad.optionalLinkTarget}
      rel="noopener noreferrer"
      onClick={() => onFollow(isNew)}
    >
      {ad.optionalLinkButtonText || ad.optionalLink}
    </a>
  );
}
