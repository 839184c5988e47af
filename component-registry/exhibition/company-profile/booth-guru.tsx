// The way to the guide through the booth of a company, a page of another host in a dialog (B §2 booth guru).
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button, useTexts } from '#sdk';
import type { CompanyDetail } from '#contract/companies';
import { texts } from '../company/texts.ts';

const GuruDialog = lazy(() => import('./guru-dialog.tsx').then((code) => ({ default: code.GuruDialog })));

export function BoothGuru({ company: { BoothGuruUrl, Name } }: { company: CompanyDetail }): ReactElement | null {
  const t = useTexts(texts);
  const [isOpen, setOpen] = useState(false);
  if (BoothGuruUrl === '') return null;
  return (
    <div data-print="none">
      <Button data-needs="script" onClick={() => setOpen(true)}>
        {t('guide')}
      </Button>
      {isOpen && (
        <Suspense>
          <GuruDialog url={BoothGuruUrl} name={Name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
