// The way to propose a time to a company, or to offer one to all: for who is signed in.
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button, useEvent, useTexts, useUser } from '#sdk';
import { meetingTexts } from './texts.ts';

const ProposeDialog = lazy(() => import('./propose-dialog.tsx').then((code) => ({ default: code.ProposeDialog })));

type ProposeMeetingProps = { company?: { id: string; name: string }; onDone?: () => void };

/** Nothing in a preview, and for the staff of the company itself. */
export function ProposeMeeting({ company, onDone }: ProposeMeetingProps): ReactElement | null {
  const t = useTexts(meetingTexts);
  const { preview } = useEvent();
  const { user, companies } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!user || preview || (company && companies.includes(company.id))) return null;
  return (
    <div data-print="none">
      <Button data-needs="script" onClick={() => setOpen(true)}>
        {t(company ? 'proposeTime' : 'offerTime')}
      </Button>
      {isOpen && (
        <Suspense>
          <ProposeDialog
            company={company}
            onDone={() => {
              setOpen(false);
              onDone?.();
            }}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
