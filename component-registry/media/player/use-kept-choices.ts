// What a reader has chosen of films, remembered on this device for every other film: sound on or off, volume, speed, quality, language.
import { type RefObject, useEffect } from 'react';
import { useRemembered } from '#sdk';
import type { EngineState, FilmEngine } from './engine.ts';
import { languageChoice, qualityChoice } from './kept-choices.ts';

type KeptChoices = {
  setVolume: (volume: number) => void;
  setMuted: (isMuted: boolean) => void;
  /** Speed of films; a live stream has none. */
  rate: number;
  setRate: (rate: number) => void;
  setQuality: (id: number) => void;
  setSound: (id: number) => void;
};

/** Applies what was chosen before as soon as the film or its stream has it to choose, and remembers what is chosen now. */
export function useKeptChoices(
  film: RefObject<HTMLVideoElement | null>,
  engine: RefObject<FilmEngine | null>,
  { qualities, sounds }: Pick<EngineState, 'qualities' | 'sounds'>,
  isLive: boolean,
): KeptChoices {
  const [volume, keepVolume] = useRemembered('player.volume', 'local');
  const [muted, keepMuted] = useRemembered('player.muted', 'local');
  const [speed, keepSpeed] = useRemembered('player.rate', 'local');
  const [quality, keepQuality] = useRemembered('player.quality', 'local');
  const [sound, keepSound] = useRemembered('player.sound', 'local');
  const rate = isLive ? 1 : Number(speed) || 1;

  useEffect(() => {
    if (film.current) setLoudness(film.current, volume, muted !== '');
  }, [film, volume, muted]);
  useEffect(() => {
    if (film.current) setSpeed(film.current, rate);
  }, [film, rate]);
  const qualityId = qualityChoice(qualities, quality);
  const hasQualities = qualities.length > 1;
  useEffect(() => {
    if (hasQualities) engine.current?.setQuality(qualityId);
  }, [engine, hasQualities, qualityId]);
  const soundId = languageChoice(sounds, sound);
  useEffect(() => {
    if (soundId >= 0) engine.current?.setSound(soundId);
  }, [engine, soundId]);

  return {
    setVolume(value) {
      const kept = Math.min(1, Math.max(0, value)).toFixed(2);
      // At once: the next press of a key counts from it.
      if (film.current) setLoudness(film.current, kept, film.current.muted);
      keepVolume(kept);
    },
    setMuted: (isMuted) => keepMuted(isMuted ? 'true' : ''),
    rate,
    setRate: (value) => keepSpeed(value === 1 ? '' : String(value)),
    setQuality: (id) => keepQuality(qualities.find((one) => one.id === id)?.label ?? ''),
    setSound: (id) => keepSound(sounds.find((one) => one.id === id)?.language ?? ''),
  };
}

/** An empty volume is that of the browser. */
function setLoudness(film: HTMLVideoElement, volume: string, isMuted: boolean): void {
  if (volume !== '') film.volume = Math.min(1, Math.max(0, Number(volume) || 0));
  film.muted = isMuted;
}

/** A film that is loaded begins at its default speed. */
function setSpeed(film: HTMLVideoElement, rate: number): void {
  film.defaultPlaybackRate = rate;
  film.playbackRate = rate;
}
