// The caption tracks of a film; the one that best fits the visitor's language is switched on.
import { languageName, useEvent, useMedia, useText } from '#sdk';
import type { Props } from './props.ts';

type Track = Props['captions'][number];

export function Captions({ captions }: { captions: readonly Track[] }) {
  const text = useText();
  const media = useMedia();
  const { language } = useEvent();
  const chosen = defaultTrack(captions, language);
  const offered = captions.map((track) => track.language);
  return captions.map((track, index) => {
    const src = media(track.url);
    if (!src) return null;
    const label = text(track.label) || languageName(track.language, offered);
    return <track key={index} kind={track.kind} src={src} srcLang={track.language} label={label} default={track === chosen} />;
  });
}

/** Captions in the visitor's language, otherwise subtitles in it, regions counting less; chapters are never switched on. */
export function defaultTrack(captions: readonly Track[], language: string): Track | undefined {
  const captionTracks = captions
    .filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
    .toSorted((a, b) => a.kind.localeCompare(b.kind));
  return (
    captionTracks.find((track) => track.language === language) ??
    captionTracks.find((track) => track.language.slice(0, 2) === language.slice(0, 2))
  );
}
