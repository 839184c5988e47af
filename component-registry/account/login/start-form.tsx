// A button that begins a sign-in elsewhere: by a call, or without a script by going to the address where one begins.
import type { ReactNode } from 'react';
import { sitePath, useEvent, useReturnUrl } from '#sdk';

type StartFormProps = {
  /** Name of the provider; the first of the event by default. */
  provider?: string;
  onStart: () => void;
  /** Its button. */
  children: ReactNode;
};

export function StartForm({ provider = '', onStart, children }: StartFormProps) {
  const { event: eventShort, language } = useEvent();
  const returnUrl = useReturnUrl();
  return (
    <form
      action={sitePath('/auth/start')}
      onSubmit={(event) => {
        event.preventDefault();
        onStart();
      }}
    >
      {Object.entries({ eventShort, provider, language, returnUrl, isForm: '1' }).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {children}
    </form>
  );
}
