// One exhibitor on the floor plan, in a dialog (A §2); what is in it comes with the first press.
import { lazy, Suspense, useState } from 'react';
import { Button, framed, useText, useTexts, type ViewProps } from '#sdk';
import { texts } from '../plan/texts.ts';
import type { Props } from './props.ts';
import styles from './view.module.css';

const PlanDialog = lazy(() => import('./plan-dialog.tsx').then((code) => ({ default: code.PlanDialog })));

export default function FloorPlanModal({ props: { label, company }, frame }: ViewProps<Props>) {
  const t = useTexts(texts);
  const words = useText()(label) || t('showOnPlan');
  const [isOpen, setOpen] = useState(false);
  return (
    <div {...framed(frame, styles.root)}>
      <Button data-needs="script" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {words}
      </Button>
      {isOpen && (
        <Suspense fallback={null}>
          <PlanDialog company={company} title={words} more="profile" onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
