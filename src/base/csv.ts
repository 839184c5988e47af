// Fields of files of comma-separated values (RFC 4180), safe in a spreadsheet.

/** A text as a field: quoted where it must be, and never a formula of a spreadsheet. */
export function csvField(text: string): string {
  const plain = /^[=+\-@\t\r\n＝＋－＠]/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(plain) ? `"${plain.replaceAll('"', '""')}"` : plain;
}

/** A file: its rows end with CRLF. */
export const csvFile = (rows: readonly (readonly string[])[]): string =>
  [...rows.map((row) => row.map(csvField).join(',')), ''].join('\r\n');
