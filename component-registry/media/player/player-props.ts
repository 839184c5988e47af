// What a page gives to the player, and what it may do with a film that plays.
import type { Ref } from 'react';
import type { SourceKind } from './source.ts';

/** What a page may do with a film that plays. */
export type PlayerHandle = {
  /** Plays from a second on. */
  seek: (seconds: number) => void;
};

/** Captions, subtitles or chapters as WebVTT. */
export type FilmTrack = {
  url: string;
  /** xx-XX. */
  language: string;
  label: string;
  kind: 'captions' | 'subtitles' | 'chapters' | 'descriptions';
};

export type PlayerProps = {
  /** Address of the stream or film. */
  url: string;
  title: string;
  poster?: string;
  /** Width to height; omitted for 16/9. */
  ratio?: string;
  /** How it is played, where its address does not say so. */
  kind?: SourceKind;
  /** Captions of a film in one file; those of a stream come with it. */
  captions?: readonly FilmTrack[];
  /** Name under which its quarters are counted. */
  counted: string;
  /** A live stream: its place is not remembered. */
  isLive?: boolean;
  /** Begins again at its end. */
  repeats?: boolean;
  /** Key under which its place is remembered on this device; omitted for nowhere. */
  place?: string;
  /** Second at which it starts. */
  startsAt?: number;
  onTime?: (seconds: number) => void;
  onPlaying?: (isPlaying: boolean) => void;
  handle?: Ref<PlayerHandle>;
  /** Plays at once: another part of the page has been pressed. */
  isStarted?: boolean;
};
