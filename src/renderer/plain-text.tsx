// What people wrote: plain text with its line breaks; web addresses become links of the one kind that checks their scheme.
import { Link } from '../session/links.tsx';

/** Web addresses alone; everything else stays words. */
const ADDRESS = /https?:\/\/[^\s<>"]+/gi;
/** Signs that end a sentence, not an address. */
const ENDS = ".,;:!?)]}'’”…";

function lengthWithoutEnd(address: string): number {
  let length = address.length;
  while (length > 0 && ENDS.includes(address[length - 1]!)) length -= 1;
  return length;
}

/** A paragraph of it. */
export function PlainText({ text, className }: { text: string; className?: string }) {
  const parts = [];
  let from = 0;
  for (const { 0: found, index } of text.matchAll(ADDRESS)) {
    const address = found.slice(0, lengthWithoutEnd(found));
    parts.push(
      text.slice(from, index),
      <Link key={index} to={address} rel="noopener noreferrer nofollow ugc" target="_blank">
        {address}
      </Link>,
    );
    from = index + address.length;
  }
  return (
    <p className={className} dir="auto">
      {parts}
      {text.slice(from)}
    </p>
  );
}
