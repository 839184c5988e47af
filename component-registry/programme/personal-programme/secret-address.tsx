// A secret address of the reader's programme, for a calendar or for other people: made, shown once, copied, revoked.
import { Button, LiveRegion, TextField, useDates, useKeptFocus } from '#sdk';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from './view.module.css';

/** What is said of it, in the words of what it is for. */
export type SecretAddressWords = Readonly<
  Record<
    'what' | 'address' | 'once' | 'copy' | 'copied' | 'notCopied' | 'make' | 'makeNew' | 'made' | 'revoke' | 'revoked' | 'failed',
    string
  >
> & {
  /** Says when the one there is was made, by a date in words. */
  madeAt: (date: string) => string;
};

type SecretAddressProps = {
  words: SecretAddressWords;
  /** The address that was just made; empty for none. */
  address: string;
  onAddress: (address: string) => void;
  /** When the one there is was made, ISO 8601 in UTC; empty where there is none. */
  madeAt: string;
  /** Resolves to the address; undefined where it could not be made. */
  make: () => Promise<string | undefined>;
  /** Resolves to false where it could not be revoked. */
  revoke: () => Promise<boolean>;
  /** Choices about what it shows. */
  children?: ReactNode;
};

export function SecretAddress({ words, address, onAddress, madeAt, make, revoke, children }: SecretAddressProps) {
  const dates = useDates();
  const [said, say] = useState('');
  const part = useKeptFocus<HTMLDivElement>();
  const copyButton = useRef<HTMLButtonElement>(null);
  // The button that made it is gone; what one does next has the focus.
  useEffect(() => {
    if (address !== '') copyButton.current?.focus();
  }, [address]);
  const makeOne = async (): Promise<void> => {
    const made = await make();
    if (made !== undefined) onAddress(made);
    say(made === undefined ? words.failed : words.made);
  };
  const revokeIt = async (): Promise<void> => {
    const isRevoked = await revoke();
    if (isRevoked) onAddress('');
    say(isRevoked ? words.revoked : words.failed);
  };
  const copy = (): void =>
    void navigator.clipboard.writeText(address).then(
      () => say(words.copied),
      () => say(words.notCopied),
    );
  return (
    <div ref={part} tabIndex={-1} className={styles.form}>
      <p>{words.what}</p>
      {children}
      {address !== '' && (
        <>
          <TextField label={words.address} value={address} onChange={() => undefined} dir="ltr" help={words.once} />
          <p className={styles.buttons}>
            <Button ref={copyButton} variant="primary" onClick={copy}>
              {words.copy}
            </Button>
          </p>
        </>
      )}
      {address === '' && madeAt !== '' && <p>{words.madeAt(dates.longDate(madeAt))}</p>}
      <p className={styles.buttons}>
        {address === '' && <Button onClick={() => void makeOne()}>{madeAt === '' ? words.make : words.makeNew}</Button>}
        {madeAt !== '' && (
          <Button variant="quiet" onClick={() => void revokeIt()}>
            {words.revoke}
          </Button>
        )}
      </p>
      <LiveRegion message={said} />
      {said !== '' && <p aria-hidden>{said}</p>}
    </div>
  );
}
