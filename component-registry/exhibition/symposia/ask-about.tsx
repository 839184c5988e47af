// The way to ask the company of a symposium for information or a call (B §2 symposia leads).
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button, showToast, useEvent, useTexts, useUser, VisuallyHidden } from '#sdk';
import { leadTexts } from '../leads/texts.ts';
import { symposiaTexts } from './texts.ts';

const SymposiumLead = lazy(() => import('./symposium-lead.tsx').then((code) => ({ default: code.SymposiumLead })));

type AskAboutProps = { company: { id: string; name: string }; title: string };

/** Nothing for visitors who are not signed in, in a preview, and for the staff of the company itself. */
export function AskAbout({ company, title }: AskAboutProps): ReactElement | null {
  const t = useTexts(symposiaTexts);
  const words = useTexts(leadTexts);
  const { preview } = useEvent();
  const { user, companies } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!user || preview || companies.includes(company.id)) return null;
  const sent = (): void => {
    setOpen(false);
    showToast({ id: 'lead', text: words('sentTo', { name: company.name }), tone: 'good' });
  };
  return (
    <div data-print="none">
      <Button data-needs="script" onClick={() => setOpen(true)}>
        {t('ask')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <SymposiumLead company={company} title={title} onSent={sent} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
