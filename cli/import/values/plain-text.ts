// One line of plain text out of HTML: titles of calendars are full of it.

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  ndash: '–',
  mdash: '—',
  hellip: '…',
  lsquo: '‘',
  rsquo: '’',
  ldquo: '“',
  rdquo: '”',
};

/** The words of a text without tags and entities; a tag that breaks the line leaves a blank. Text without any stays as it is. */
export function plainText(text: string): string {
  if (!/[<&]/.test(text)) return text.trim();
  return text
    .replaceAll(/<\/?(?:br|p|div|li|h[1-6])(?:\s[^<>]{0,500})?\/?>/gi, ' ')
    .replaceAll(/<\/?[a-z][a-z0-9]*(?:\s[^<>]{0,2000})?\/?>/gi, '')
    .replaceAll(/&(?:#(\d{1,7})|#x([0-9a-f]{1,6})|([a-z]{2,8}));/gi, (entity, decimal?: string, hex?: string, name?: string) => {
      if (name !== undefined) return Object.hasOwn(named, name) ? named[name]! : entity;
      const point = decimal === undefined ? Number.parseInt(hex!, 16) : Number(decimal);
      return point > 31 && point <= 0x10ffff && !(point >= 0xd800 && point < 0xe000) ? String.fromCodePoint(point) : entity;
    })
    .replaceAll(/\s+/g, ' ')
    .trim();
}
