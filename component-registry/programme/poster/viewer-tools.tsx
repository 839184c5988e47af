// The tools of the viewer of posters: pages, zoom, whole screen.
import { ArrowIcon, IconButton, useTexts, WholeIcon, ZoomInIcon, ZoomOutIcon } from '#sdk';
import { posterWords } from './poster-words.ts';
import type { Zoom } from './use-zoom.ts';
import styles from './poster-viewer.module.css';

type ViewerToolsProps = {
  zoom: Zoom;
  pages: { number: number; count: number; turn: (by: number) => void };
  onWhole: () => void;
};

export function ViewerTools({ zoom, pages: { number, count, turn }, onWhole }: ViewerToolsProps) {
  const t = useTexts(posterWords);
  const zoomed = t('zoomed', { percent: Math.round(zoom.value * 100) });
  return (
    <div className={styles.tools}>
      {count > 1 && (
        <div className={styles.group}>
          <IconButton
            label={t('before')}
            icon={<ArrowIcon className={styles.back} />}
            aria-disabled={number === 1}
            onClick={() => turn(-1)}
          />
          <span className={styles.words}>{t('page', { number, count })}</span>
          <IconButton
            label={t('after')}
            icon={<ArrowIcon className={styles.onward} />}
            aria-disabled={number === count}
            onClick={() => turn(1)}
          />
        </div>
      )}
      <div className={styles.group}>
        <IconButton label={t('zoomOut')} icon={<ZoomOutIcon />} aria-disabled={zoom.value <= 1} onClick={zoom.farther} />
        <button type="button" className={styles.percent} aria-label={`${zoomed}: ${t('fit')}`} title={t('fit')} onClick={zoom.fit}>
          {zoomed}
        </button>
        <IconButton label={t('zoomIn')} icon={<ZoomInIcon />} aria-disabled={zoom.value >= zoom.most} onClick={zoom.closer} />
        <IconButton label={t('whole')} icon={<WholeIcon />} onClick={onWhole} />
      </div>
    </div>
  );
}
