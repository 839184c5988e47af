// The plan of one hall: its picture, the booths, and the means to come closer. Whoever does not see it has the same in the list.
import { type ReactElement, useState } from 'react';
import { IconButton, useMedia, useText, useTexts, VisuallyHidden, WholeIcon, ZoomInIcon, ZoomOutIcon } from '#sdk';
import { boxAround, type PlacedBooth, placedBooths } from './booths.ts';
import type { Company, Hall } from './shapes.ts';
import { texts } from './texts.ts';
import { usePlanView } from './use-plan-view.ts';
import { zoomOf } from './view-box.ts';
import styles from './stage.module.css';

type PlanStageProps = {
  /** Unique on the page. */
  id: string;
  hall: Hall;
  companies: readonly Company[];
  /** Id of the chosen company; empty for none. */
  selected: string;
  /** Called with the id of the company whose booth was pressed; without it booths cannot be pressed. */
  onSelect?: (id: string) => void;
};

export function PlanStage({ id, hall, companies, selected, onSelect }: PlanStageProps): ReactElement {
  const t = useTexts(texts);
  const text = useText();
  const src = useMedia()(hall.plan);
  const [failed, setFailed] = useState('');
  const booths = placedBooths(hall, companies);
  const whole = { x: 0, y: 0, width: hall.width, height: hall.height };
  const { part, plan, zoom, showWhole, handlers, onKeyDown, wasMoved } = usePlanView(whole, boxAround(booths, selected));
  const isClose = zoomOf(part, whole) > 1.001;
  const hasPicture = src !== undefined && hall.plan !== '' && failed !== src;
  return (
    <div className={styles.stage} data-paper={hasPicture && !hall.darkColors}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- see below */}
      <div
        role="group"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- its keys are said in its description; the buttons and the list do the same
        tabIndex={0}
        className={styles.frame}
        aria-label={t('plan', { hall: text(hall.name) })}
        aria-describedby={`${id}-keys`}
        onKeyDown={onKeyDown}
      >
        <svg
          ref={plan}
          {...handlers}
          className={styles.plan}
          data-close={isClose}
          viewBox={`${part.x} ${part.y} ${part.width} ${part.height}`}
          style={{ aspectRatio: `${hall.width} / ${hall.height}` }}
          aria-hidden="true"
        >
          {hasPicture && <image href={src} width={hall.width} height={hall.height} onError={() => setFailed(src)} />}
          {booths.map((booth, index) => (
            <Booth
              key={index}
              booth={booth}
              isSelected={booth.company !== undefined && booth.company.id === selected}
              onPress={onSelect && booth.company && (() => !wasMoved() && onSelect(booth.company!.id))}
            />
          ))}
        </svg>
      </div>
      <VisuallyHidden id={`${id}-keys`}>{t('keys')}</VisuallyHidden>
      <div className={styles.tools} data-print="none">
        <IconButton label={t('zoomIn')} icon={<ZoomInIcon />} data-needs="script" onClick={() => zoom(1.5)} />
        <IconButton label={t('zoomOut')} icon={<ZoomOutIcon />} data-needs="script" disabled={!isClose} onClick={() => zoom(1 / 1.5)} />
        <IconButton label={t('whole')} icon={<WholeIcon />} data-needs="script" disabled={!isClose} onClick={showWhole} />
      </div>
    </div>
  );
}

/** A booth with its number; the name of the company is shown by the pointer, too. */
function Booth({
  booth,
  isSelected,
  onPress,
}: {
  booth: PlacedBooth;
  isSelected: boolean;
  onPress: (() => void) | undefined;
}): ReactElement {
  const { box, number, company } = booth;
  // As large as fits; bold letters and figures are about 0.7 of their height wide.
  const size = Math.min(box.height * 0.45, (box.width * 0.8) / (number.length * 0.7));
  return (
    <g
      className={styles.booth}
      data-taken={company !== undefined}
      data-selected={isSelected}
      data-pressable={onPress !== undefined}
      onClick={onPress}
    >
      {company && <title>{`${number} · ${company.name}`}</title>}
      <polygon points={booth.corners} vectorEffect="non-scaling-stroke" />
      <text x={box.x + box.width / 2} y={box.y + box.height / 2} fontSize={size} textAnchor="middle" dominantBaseline="central">
        {number}
      </text>
    </g>
  );
}
