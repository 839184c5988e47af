// The way to write to a person of the programme: nothing for those who cannot be written to; for visitors the way to sign in (B §2 contact modal).
import { lazy, type ReactElement, Suspense, useState } from 'react';
import { Button, buttonClass, IconButton, LetterIcon, Link, useAddress, useDocument, useEvent, useTexts, useUser } from '#sdk';
import { contactTexts } from './texts.ts';

const ContactDialog = lazy(() => import('./contact-dialog.tsx').then((code) => ({ default: code.ContactDialog })));

type ContactPersonProps = {
  id: string;
  name: string;
  /** In a list of people: only an icon, so that their names have the room. */ small?: boolean;
};

/** Nothing on a site without accounts, and in a preview. */
export function ContactPerson({ id, name, small = false }: ContactPersonProps): ReactElement | null {
  const t = useTexts(contactTexts);
  const { contacts } = useDocument('messages');
  const { preview } = useEvent();
  const { user, hasAccounts, offersSignIn } = useUser();
  const here = new URLSearchParams({ returnUrl: useAddress() }).toString();
  const [isOpen, setOpen] = useState(false);
  if (!hasAccounts || !offersSignIn || preview || id === '' || !contacts.some(({ AuthorId }) => AuthorId === id)) return null;
  if (!user)
    return small ? null : (
      <Link to={`page:LoginPage?${here}`} className={buttonClass()} data-print="none">
        {t('signIn', { name })}
      </Link>
    );
  const label = `${t('write')}: ${name}`;
  const shared = { 'data-needs': 'script', 'data-print': 'none', onClick: () => setOpen(true) };
  return (
    <>
      {small ? (
        <IconButton label={label} icon={<LetterIcon aria-hidden />} {...shared} />
      ) : (
        <Button aria-label={label} {...shared}>
          {t('write')}
        </Button>
      )}
      {isOpen && (
        <Suspense>
          <ContactDialog id={id} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
