// The film with its controls: loaded when somebody presses play.
import { type KeyboardEvent, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useEvent, useRemembered, useTexts, useWatchProgress } from '#sdk';
import { CaptionWords } from './caption-words.tsx';
import { FilmControls } from './controls.tsx';
import { languageChoice } from './kept-choices.ts';
import { actionOf, type KeyAction } from './keys.ts';
import type { PlayerProps } from './player-props.ts';
import type { SourceKind } from './source.ts';
import { texts } from './texts.ts';
import { useEngine } from './use-engine.ts';
import { useFileTracks } from './use-file-tracks.tsx';
import { useKeptChoices } from './use-kept-choices.ts';
import { usePlace } from './use-place.ts';
import { usePlayback } from './use-playback.ts';
import { useProgress } from './use-progress.ts';
import styles from './player.module.css';

type StageProps = PlayerProps & {
  src: string;
  kind: SourceKind;
  /** Its own button was pressed, and is gone: the player takes the focus. */
  takesFocus: boolean;
};

/** Seconds of a step by the arrows, and a step of the volume. */
const STEP = 5;
const LOUDER = 0.1;
/** Remembered in the place of a language: no captions. */
const OFF = 'off';
const NO_CAPTIONS: NonNullable<PlayerProps['captions']> = [];

export function FilmStage({
  src,
  kind,
  takesFocus,
  title,
  counted,
  captions = NO_CAPTIONS,
  isLive = false,
  repeats = false,
  place,
  startsAt = 0,
  isStarted = false,
  onTime,
  onPlaying,
  handle,
}: StageProps) {
  const t = useTexts(texts);
  const { language } = useEvent();
  const root = useRef<HTMLDivElement>(null);
  const film = useRef<HTMLVideoElement>(null);
  const [attempt, setAttempt] = useState(0);
  const [hasFailed, setFailed] = useState(false);
  const [streamState, engine] = useEngine(film, kind === 'stream' ? `${src}${attempt > 0 ? `#${attempt}` : ''}` : '');
  const { playback, read } = usePlayback(film);
  const watched = useWatchProgress(counted);
  const progress = useProgress(counted, watched);
  const files = useFileTracks(film, captions);
  const engineState = kind === 'stream' ? streamState : { ...streamState, captions: files.choices };
  const [captionLanguage, keepCaptions] = useRemembered('player.captions', 'local');
  const [soundOnly, keepSoundOnly] = useRemembered('player.soundOnly', 'local');
  const [savedData, keepSavedData] = useRemembered('player.saveData', 'local');
  const kept = useKeptChoices(film, engine, engineState, isLive);
  const state = kind === 'stream' ? streamState.state : hasFailed ? 'failed' : playback.length > 0 ? 'ready' : 'loading';
  usePlace(film, { key: isLive ? undefined : place, startsAt, isExact: isStarted, watched });

  const seek = (seconds: number): void => {
    const element = film.current;
    if (!element) return;
    element.currentTime = Math.max(0, seconds);
    void element.play().catch(() => undefined);
  };
  useEffect(() => {
    if (takesFocus) root.current?.focus();
  }, [takesFocus]);
  useImperativeHandle(handle, () => ({ seek }));

  const isSaving = savedData !== '' || soundOnly !== '';
  const isReady = engineState.qualities.length > 0;
  useEffect(() => {
    if (isReady) engine.current?.saveData(isSaving);
  }, [engine, isReady, isSaving]);
  // Captions the reader has chosen before; their number in this film is known once it has loaded.
  const chosenCaption = languageChoice(engineState.captions, captionLanguage || (kind === 'file' ? language : OFF));
  const hasCaptions = engineState.captions.length > 0;
  useEffect(() => {
    if (!hasCaptions) return;
    if (kind === 'stream') engine.current?.setCaption(chosenCaption);
    else files.show(chosenCaption);
  }, [engine, files, kind, hasCaptions, chosenCaption]);
  useEffect(() => onPlaying?.(playback.isPlaying), [onPlaying, playback.isPlaying]);
  useEffect(() => onTime?.(playback.time), [onTime, playback.time]);

  const chooseCaptions = (code: string): void => keepCaptions(code.slice(0, 2) || OFF);
  const acts: Readonly<Record<KeyAction, () => void>> = {
    play: () => void (film.current!.paused ? film.current!.play().catch(() => undefined) : film.current!.pause()),
    mute: () => {
      // Heard again, though it was turned down to nothing.
      if (film.current!.muted && film.current!.volume === 0) kept.setVolume(1);
      kept.setMuted(!film.current!.muted);
    },
    whole: () =>
      void (document.fullscreenElement ? document.exitFullscreen() : root.current?.requestFullscreen?.())?.catch(() => undefined),
    captions: () =>
      chooseCaptions(
        chosenCaption >= 0
          ? ''
          : ((engineState.captions.find(({ id }) => id === languageChoice(engineState.captions, language)) ?? engineState.captions[0])
              ?.language ?? ''),
      ),
    back: () => void (film.current!.currentTime -= STEP),
    forward: () => void (film.current!.currentTime += STEP),
    louder: () => kept.setVolume(film.current!.volume + LOUDER),
    quieter: () => kept.setVolume(film.current!.volume - LOUDER),
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const action = actionOf(event.nativeEvent, event.target as Element);
    if (!action || !film.current) return;
    event.preventDefault();
    acts[action]();
  };
  const retry = (): void => {
    setFailed(false);
    setAttempt((before) => before + 1);
    if (kind === 'file') film.current?.load();
  };

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the whole player; every one has a button, too
    <div ref={root} role="group" aria-label={t('name', { title })} tabIndex={-1} className={styles.stage} onKeyDown={onKeyDown}>
      <div className={styles.screen}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- captions come with the stream, or from the organiser */}
        <video
          ref={film}
          className={styles.film}
          src={kind === 'file' ? src : undefined}
          hidden={soundOnly !== ''}
          aria-label={title}
          autoPlay
          playsInline
          loop={repeats}
          onClick={acts.play}
          onError={() => kind === 'file' && setFailed(true)}
          {...progress}
        >
          {files.tracks}
        </video>
        {soundOnly !== '' && <p className={styles.message}>{t('soundOnlyShown')}</p>}
        <p role="status" className={styles.state} data-shown={state === 'lost' || (state === 'loading' && playback.isWaiting) || undefined}>
          {state === 'lost' ? t('lost') : state === 'loading' && playback.isWaiting ? t('loading') : ''}
        </p>
        {state === 'failed' && (
          <div role="alert" className={styles.message}>
            <p>{t('failed')}</p>
            <p className={styles.ways}>
              <button type="button" className={styles.retry} onClick={retry}>
                {t('retry')}
              </button>
              {kind === 'file' && (
                <a className={styles.retry} href={src} target="_blank" rel="noopener noreferrer">
                  {t('open')}
                </a>
              )}
            </p>
          </div>
        )}
      </div>
      <FilmControls
        playback={playback}
        engine={engineState}
        film={film}
        isLive={isLive}
        acts={acts}
        seek={(seconds) => {
          film.current!.currentTime = seconds;
          read();
        }}
        setVolume={(volume) => {
          kept.setVolume(volume);
          read();
        }}
        caption={chosenCaption}
        chooseCaptions={chooseCaptions}
        setQuality={kept.setQuality}
        setSound={kept.setSound}
        soundOnly={soundOnly !== ''}
        setSoundOnly={(isOn) => keepSoundOnly(isOn ? 'true' : '')}
        rate={kept.rate}
        setRate={kept.setRate}
        savesData={savedData !== ''}
        setSavesData={(isOn) => keepSavedData(isOn ? 'true' : '')}
      />
      {soundOnly !== '' && chosenCaption >= 0 && (
        <CaptionWords
          // Those of another language begin anew.
          key={chosenCaption}
          film={film}
          language={engineState.captions.find(({ id }) => id === chosenCaption)?.language}
        />
      )}
    </div>
  );
}
