// One exhibitor in a dialog (A §2 exhibitor profile modal); what is in it comes with the first press.
import { lazy, Suspense, useState } from 'react';
import { Button, framed, useText, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import styles from './view.module.css';

const ProfileDialog = lazy(() => import('./profile-dialog.tsx').then((code) => ({ default: code.ProfileDialog })));

export default function ProfileModal({ props: { label, company }, frame }: ViewProps<Props>) {
  const text = useText();
  const [open, setOpen] = useState(false);
  return (
    <div {...framed(frame, styles.root)}>
      <Button data-needs="script" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text(label)}
      </Button>
      {open && (
        <Suspense fallback={null}>
          <ProfileDialog company={company} title={text(label)} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
