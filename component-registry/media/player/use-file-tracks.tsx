// The captions of a film in one file: track elements, and what there is to choose.
import { type ReactNode, type RefObject, useCallback, useMemo } from 'react';
import { useMedia } from '#sdk';
import type { TrackChoice } from './engine.ts';
import type { FilmTrack } from './player-props.ts';

type FileTracks = {
  /** Captions and subtitles, captions first; the number is that of the track. */
  choices: readonly TrackChoice[];
  /** Shows one; -1 none. */
  show: (id: number) => void;
  tracks: ReactNode;
};

export function useFileTracks(film: RefObject<HTMLVideoElement | null>, captions: readonly FilmTrack[]): FileTracks {
  const media = useMedia();
  const show = useCallback(
    (id: number) =>
      [...film.current!.textTracks].forEach((track, index) => {
        if (track.kind === 'captions' || track.kind === 'subtitles') track.mode = index === id ? 'showing' : 'disabled';
      }),
    [film],
  );
  return useMemo(() => {
    const loaded = captions.flatMap(({ url, ...track }) => {
      const src = media(url);
      return src === undefined ? [] : [{ ...track, src }];
    });
    return {
      choices: loaded
        .map(({ kind, label, language }, id) => ({ kind, id, label, language }))
        .filter(({ kind }) => kind === 'captions' || kind === 'subtitles')
        .toSorted((a, b) => a.kind.localeCompare(b.kind)),
      show,
      tracks: loaded.map(({ src, kind, language, label }) => <track key={src} kind={kind} src={src} srcLang={language} label={label} />),
    };
  }, [captions, media, show]);
}
