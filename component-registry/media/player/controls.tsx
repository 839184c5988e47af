// The controls of the player below the film: nothing hides, everything has a name and a place in the order of the keyboard.
import { useId, useState } from 'react';
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
  const { playback, engine, film, isLive, acts, seek, setVolume, caption } = props;
  const t = useTexts(texts);
  const [isSetting, setSetting] = useState(false);
  const id = useId();
  const hasPip = useDevice(() => document.pictureInPictureEnabled, false);
  const at = filmClock(playback.time);
  const length = filmClock(playback.length);
  return (
    <div className={styles.controls}>
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
        {hasPip && (
          <IconButton
            label={t('pip')}
            icon={<PictureInPictureIcon />}
            onClick={() => void film.current?.requestPictureInPicture().catch(() => undefined)}
          />
        )}
        <IconButton label={t('whole')} icon={<WholeIcon />} onClick={acts.whole} />
      </div>
      <div id={id} hidden={!isSetting}>
        {isSetting && <FilmSettings {...props} />}
      </div>
    </div>
  );
}
