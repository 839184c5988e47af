// The controls of the player below the film: nothing hides, everything has a name and a place in the order of the keyboard.
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import {
  CaptionsIcon,
  IconButton,
  MuteIcon,
  PauseIcon,
  PictureInPictureIcon,
  PlayIcon,
  SettingsIcon,
  useDevice,
  useTexts,
  VolumeIcon,
  WholeIcon,
} from '#sdk';
import type { ControlsProps } from './controls-props.ts';
import { filmClock } from './keys.ts';
import { FilmSettings } from './settings.tsx';
import { texts } from './texts.ts';
import styles from './player.module.css';

export function FilmControls(props: ControlsProps) {
  const { playback, engine, film, isLive, acts, seek, setVolume, caption, soundOnly } = props;
  const t = useTexts(texts);
  const [isSetting, setSetting] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent): void => {
    if (!isSetting || event.key !== 'Escape') return;
    setSetting(false);
    root.current?.querySelector<HTMLElement>('[aria-expanded]')?.focus();
  };
  const hasPip = useDevice(() => document.pictureInPictureEnabled, false);
  const at = filmClock(playback.time);
  const length = filmClock(playback.length);
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- Escape closes the settings from every control
    <div ref={root} className={styles.controls} onKeyDown={onKeyDown}>
      {playback.length > 0 && (
        <input
          type="range"
          className={styles.seek}
          aria-label={t('seek')}
          aria-valuetext={t('position', { at, length })}
          min={0}
          max={Math.ceil(playback.length)}
          step={1}
          value={Math.floor(playback.time)}
          onChange={(event) => seek(Number(event.target.value))}
        />
      )}
      <div className={styles.row}>
        <IconButton
          label={t(playback.isPlaying ? 'pause' : 'play')}
          icon={playback.isPlaying ? <PauseIcon /> : <PlayIcon />}
          onClick={acts.play}
        />
        <IconButton
          label={t(playback.isMuted ? 'unmute' : 'mute')}
          icon={playback.isMuted ? <MuteIcon /> : <VolumeIcon />}
          onClick={acts.mute}
        />
        <input
          type="range"
          className={styles.volume}
          aria-label={t('volume')}
          min={0}
          max={1}
          step={0.05}
          value={playback.volume}
          onChange={(event) => setVolume(Number(event.target.value))}
        />
        <span className={styles.time}>{isLive ? t('live') : `${at} / ${length}`}</span>
        <span className={styles.gap} />
        {engine.captions.length > 0 && (
          <IconButton label={t('captions')} icon={<CaptionsIcon />} aria-pressed={caption >= 0} onClick={acts.captions} />
        )}
        <IconButton
          label={t('settings')}
          icon={<SettingsIcon />}
          aria-expanded={isSetting}
          aria-controls={id}
          onClick={() => setSetting(!isSetting)}
        />
        {/* Where the picture is hidden there is none to show elsewhere. */}
        {hasPip && !soundOnly && (
          <IconButton
            label={t('pip')}
            icon={<PictureInPictureIcon />}
            aria-pressed={playback.isInWindow}
            onClick={() =>
              void (playback.isInWindow ? document.exitPictureInPicture() : film.current?.requestPictureInPicture())?.catch(() => undefined)
            }
          />
        )}
        <IconButton label={t('whole')} icon={<WholeIcon />} onClick={acts.whole} />
      </div>
      <div id={id} role="group" aria-label={t('settings')} hidden={!isSetting}>
        {isSetting && <FilmSettings {...props} />}
      </div>
    </div>
  );
}
