// Copies an address that shows another person the same: with instant, persona and all settings.
import Done from 'lucide-react/icons/check';
import Link from 'lucide-react/icons/link';
import { type ReactElement, useEffect, useState } from 'react';

/** How long the result is shown, ms. */
const RESULT_SHOWN_FOR = 2500;

export function CopyLink({ address }: { address: () => string }): ReactElement {
  const [said, setSaid] = useState('');
  useEffect(() => {
    if (said === '' || said.startsWith('http')) return undefined;
    const timer = setTimeout(() => setSaid(''), RESULT_SHOWN_FOR);
    return () => clearTimeout(timer);
  }, [said]);
  const copy = async (): Promise<void> => {
    const text = address();
    try {
      await navigator.clipboard.writeText(text);
      setSaid('Copied');
    } catch {
      // Without https, or without permission: the address can be selected and copied by hand.
      setSaid(text);
    }
  };
  const isAddress = said.startsWith('http');
  return (
    <>
      <button
        type="button"
        className="tool round"
        aria-label="Copy link"
        title="Copy link with everything that is chosen"
        onClick={() => void copy()}
      >
        {said === 'Copied' ? <Done size={16} aria-hidden="true" /> : <Link size={16} aria-hidden="true" />}
      </button>
      {isAddress && (
        <input className="copied" aria-label="Address of this view" readOnly value={said} onFocus={(event) => event.target.select()} />
      )}
      <span role="status" className="visually-hidden">
        {isAddress ? 'The address can be copied from the field next to the button.' : said}
      </span>
    </>
  );
}
