// One exhibitor on the floor plan, in a dialog: logo, name, booth numbers, sponsor type, a way to more, and the plan (A §2).
import { useState } from 'react';
import { Button, Dialog, framed, useText, useTexts, type ViewProps } from '#sdk';
import { hallOf, placedBooths } from '../plan/booths.ts';
import { CompanyFacts } from '../plan/company-facts.tsx';
import { PlanStage } from '../plan/stage.tsx';
import { texts } from '../plan/texts.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

export default function FloorPlanModal({ props: { label, halls, company }, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const text = useText();
  const [open, setOpen] = useState(false);
  const hall = hallOf(halls, company);
  const isOnPlan = placedBooths(hall, [company]).some((booth) => booth.company !== undefined);
  return (
    <div {...framed(frame, styles.root)}>
      <Button data-needs="script" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text(label) || t('showOnPlan')}
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} title={company.name} closeLabel={t('close')} size="large">
        <div className={styles.body}>
          <CompanyFacts company={company} halls={halls} isOnPlan={isOnPlan} />
          {isOnPlan && (
            <div className={styles.plan}>
              <p className={styles.hall}>{text(hall.name)}</p>
              <PlanStage id={`${frame.id}-${hall.id}`} hall={hall} companies={[company]} selected={company.id} />
            </div>
          )}
        </div>
      </Dialog>
    </div>
  );
}
