// The way from a company to its booth: a dialog on this page, and the page of the plan in another tab or without a script.
import { lazy, type MouseEvent, type ReactElement, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useTexts } from '#sdk';
import { texts } from '../company/texts.ts';
import { planAddress } from './plan-address.ts';
import type { PlanDialogProps } from './plan-dialog.tsx';

const PlanDialog = lazy(() => import('./plan-dialog.tsx').then((code) => ({ default: code.PlanDialog })));

type PlanLinkProps = {
  company: string;
  name: string;
  more: PlanDialogProps['more'];
  /** Whether the dialog opens; false leads to the page of the plan. */
  opensDialog: boolean;
  className?: string | undefined;
};

export function PlanLink({ company, name, more, opensDialog, className }: PlanLinkProps): ReactElement {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  const press = (event: MouseEvent): void => {
    // A press that opens another tab or window is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setOpen(true);
  };
  return (
    <>
      <Link
        to={planAddress(company)}
        className={className}
        data-print="none"
        aria-label={more === 'profile' ? `${t('onPlan')}: ${name}` : undefined}
        {...(opensDialog && { 'aria-haspopup': 'dialog', onClick: press })}
      >
        {t('onPlan')}
      </Link>
      {/* Outside the line of words that the link stands in. */}
      {isOpen &&
        createPortal(
          <Suspense fallback={null}>
            <PlanDialog company={company} title={name} more={more} onClose={() => setOpen(false)} />
          </Suspense>,
          document.body,
        )}
    </>
  );
}
