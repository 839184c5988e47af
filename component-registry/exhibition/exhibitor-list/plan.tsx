// The plan beside the list: the chosen hall, or the hall of the chosen company.
import { type ReactElement, useMemo } from 'react';
import { NearPart, useTexts } from '#sdk';
import type { ExhibitionHall } from '#contract/companies';
import { texts } from '../company/texts.ts';
import { hallOf } from '../plan/booths.ts';
import { PlanStage } from '../plan/stage.tsx';
import type { ListedExhibitor } from './first-view.ts';
import { companyOnPlan, hallOnPlan } from './on-plan.ts';
import styles from './view.module.css';

type PlanProps = {
  id: string;
  halls: readonly ExhibitionHall[];
  /** All that are listed; those of the first page alone until the others have arrived. */
  companies: readonly ListedExhibitor[];
  /** Whether all companies and booths are there. */
  isWhole: boolean;
  /** Id of the chosen hall; empty for that of the chosen company. */
  hall: string;
  selected: string;
  onSelect: (company: string) => void;
};

export function PlanBeside({ id, halls, companies, isWhole, hall, selected, onSelect }: PlanProps): ReactElement {
  const t = useTexts(texts);
  const placed = useMemo(() => companies.map(companyOnPlan), [companies]);
  const drawn = useMemo(() => halls.map(hallOnPlan), [halls]);
  const shown =
    drawn.find((one) => one.id === hall) ??
    hallOf(
      drawn,
      placed.find((one) => one.id === selected),
    );
  return (
    <aside className={styles.plan} aria-label={t('plan')} data-print="none">
      {/* Hundreds of booths would keep the list from reacting: they are drawn after it, and never where there is no room beside it. */}
      <div style={{ aspectRatio: `${shown.width} / ${shown.height}` }}>
        <NearPart>
          {isWhole && (
            <PlanStage key={shown.id} id={`${id}-plan`} hall={shown} companies={placed} selected={selected} onSelect={onSelect} />
          )}
        </NearPart>
      </div>
    </aside>
  );
}
