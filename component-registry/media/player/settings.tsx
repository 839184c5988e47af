// What a reader may choose of a film: quality, captions, language, speed, sound only, less data.
import { Checkbox, SelectField, useEvent, useTexts } from '#sdk';
import type { ControlsProps } from './controls-props.ts';
import { texts } from './texts.ts';
import styles from './player.module.css';

const speeds = [0.75, 1, 1.25, 1.5, 2];

export function FilmSettings(props: ControlsProps) {
  const { engine, rate, setRate, isLive, caption, chooseCaptions, setQuality, setSound, soundOnly, setSoundOnly, savesData, setSavesData } =
    props;
  const t = useTexts(texts);
  const numbers = new Intl.NumberFormat(useEvent().language);
  const options = (list: typeof engine.sounds) => list.map(({ id, label }) => ({ value: String(id), label }));
  return (
    <div className={styles.settings}>
      {engine.qualities.length > 1 && (
        <SelectField
          label={t('quality')}
          value={String(engine.quality)}
          onChange={(value) => setQuality(Number(value))}
          options={[{ value: '-1', label: t('automatic') }, ...options(engine.qualities)]}
        />
      )}
      {engine.captions.length > 0 && (
        <SelectField
          label={t('captions')}
          value={String(caption)}
          onChange={(value) => chooseCaptions(engine.captions.find(({ id }) => String(id) === value)?.language ?? '')}
          options={[{ value: '-1', label: t('captionsOff') }, ...options(engine.captions)]}
        />
      )}
      {engine.sounds.length > 1 && (
        <SelectField
          label={t('language')}
          value={String(engine.sound)}
          onChange={(value) => setSound(Number(value))}
          options={options(engine.sounds)}
        />
      )}
      {!isLive && (
        <SelectField
          label={t('speed')}
          value={String(rate)}
          onChange={(value) => setRate(Number(value))}
          options={speeds.map((value) => ({ value: String(value), label: value === 1 ? t('normal') : `${numbers.format(value)}×` }))}
        />
      )}
      <Checkbox label={t('soundOnly')} checked={soundOnly} onChange={setSoundOnly} />
      {engine.qualities.length > 1 && <Checkbox label={t('saveData')} checked={savesData} onChange={setSavesData} />}
    </div>
  );
}
