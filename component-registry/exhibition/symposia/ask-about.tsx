// The way to ask the company of a symposium or a product for information or a call (B §2 symposia leads).
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { Button, showToast, useEvent, useTexts, useUser, VisuallyHidden } from '#sdk';
import { leadTexts } from '../leads/texts.ts';
import { symposiaTexts } from './texts.ts';

const SymposiumLead = lazy(() => import('./symposium-lead.tsx').then((code) => ({ default: code.SymposiumLead })));

type AskAboutProps = {
  company: { id: string; name: string };
  title: string;
  /** What `title` names; a symposium, if missing. */
  of?: 'symposium' | 'product';
  /** What stands on the button; the general words of symposia, if missing. */
  label?: string;
  /** In its place for visitors who are not signed in, in a preview, and for the staff of the company itself; nothing, if missing. */
  otherwise?: ReactNode;
};

export function AskAbout({ company, title, of = 'symposium', label, otherwise = null }: AskAboutProps): ReactNode {
  const t = useTexts(symposiaTexts);
  const words = useTexts(leadTexts);
  const { preview } = useEvent();
  const { user, companies } = useUser();
  const [isOpen, setOpen] = useState(false);
  if (!user || preview || companies.includes(company.id)) return otherwise;
  const sent = (): void => {
    setOpen(false);
    showToast({ id: 'lead', text: words('sentTo', { name: company.name }), tone: 'good' });
  };
  return (
    <div data-print="none">
      <Button variant={of === 'product' ? 'primary' : 'secondary'} data-needs="script" onClick={() => setOpen(true)}>
        {label ?? t('ask')}
        <VisuallyHidden>: {title}</VisuallyHidden>
      </Button>
      {isOpen && (
        <Suspense>
          <SymposiumLead company={company} title={title} of={of} onSent={sent} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
