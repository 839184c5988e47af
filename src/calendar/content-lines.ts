// The lines an iCalendar file is made of (RFC 5545 §3.1, §3.3.11): escaped, folded at 75 octets, ended by CRLF.

/** Octets of a line before it goes on in the next. */
const LONGEST = 75;

/** Text as a value: what the format uses itself is escaped, control characters other than the tab and halves of characters are gone. */
export const escapedText = (text: string): string =>
  text
    .toWellFormed()
    .replaceAll(/\r\n?|\n|\u2028|\u2029/g, '\n')
    // oxlint-disable-next-line no-control-regex -- the format has no place for them (RFC 5545 §3.1 CONTROL)
    .replaceAll(/[\u0000-\u0008\u000B-\u001F\u007F]/g, '')
    .replaceAll('\\', '\\\\')
    .replaceAll(/[;,]/g, String.raw`\$&`)
    .replaceAll('\n', String.raw`\n`);

/** Lines are at most 75 octets; what is longer goes on after a blank. Characters are never cut in two. */
function folded(line: string): string {
  const lines: string[] = [];
  let current = '';
  let size = 0;
  for (const letter of line) {
    const length = octetsOf(letter.codePointAt(0)!);
    if (size + length > LONGEST) {
      lines.push(current);
      current = ' ';
      size = 1;
    }
    current += letter;
    size += length;
  }
  return [...lines, current].join('\r\n');
}

/** Octets of a character in UTF-8, by its code point. */
const octetsOf = (code: number): number => (code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4);

/** Content lines as the text of a file. */
export const fileOf = (lines: readonly string[]): string => lines.map((line) => `${folded(line)}\r\n`).join('');
