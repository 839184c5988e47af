// What the controls of a film and their settings get.
import type { RefObject } from 'react';
import type { EngineState } from './engine.ts';
import type { KeyAction } from './keys.ts';
import type { Playback } from './use-playback.ts';

export type ControlsProps = {
  playback: Playback;
  engine: EngineState;
  film: RefObject<HTMLVideoElement | null>;
  isLive: boolean;
  acts: Readonly<Record<KeyAction, () => void>>;
  seek: (seconds: number) => void;
  setVolume: (value: number) => void;
  caption: number;
  chooseCaptions: (language: string) => void;
  setQuality: (id: number) => void;
  setSound: (id: number) => void;
  soundOnly: boolean;
  setSoundOnly: (isOn: boolean) => void;
  savesData: boolean;
  /** Speed of the film. */
  rate: number;
  setRate: (rate: number) => void;
  setSavesData: (isOn: boolean) => void;
};
