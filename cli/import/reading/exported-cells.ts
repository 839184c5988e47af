// Cells as databases of teams (Notion, Airtable) export them: pages and files they point to stand in brackets behind their names.

/** `Pier Hall (https://www.notion.so/Pier-Hall-0a1b)`, `Pier Hall (../Rooms/Pier%20Hall.md)`: a name and the page about it. */
const pageBehind = /\s\((?:https:\/\/(?:www\.)?notion\.so\/[^\s()]{1,300}|(?:\.\.\/)?[^\s():]{1,300}\.(?:md|csv))\)(?=,|$)/g;

/** `tides.pdf (https://files.example.org/0a1b)`: a file and its address. */
const fileBefore = /([^,()]{1,200}\.([a-z\d]{2,5}))\s\((https:\/\/[^\s()]{1,600})\)(?:,|$)/gi;

/** A cell with the names of pages alone; of pictures their addresses, of other files links of Markdown. Any other cell as it is. */
export function exportedCell(text: string): string {
  if (!text.includes(' (') || text.length > 10_000) return text;
  const files = [...text.trim().matchAll(fileBefore)];
  if (files.length > 0 && files.reduce((sum, [whole]) => sum + whole.length, 0) === text.trim().length)
    return files
      .map(([, name = '', ending = '', address = '']) =>
        /^(?:png|jpe?g|webp|gif|svg)$/i.test(ending) ? address : `[${name.trim()}](${address})`,
      )
      .join('|');
  return text.replaceAll(pageBehind, '');
}

/** The list that a cell holds as JSON (`["Ada Sample", { "name": "Bo" }]`); undefined for any other text. */
export function jsonList(text: string): unknown[] | undefined {
  if (!/^\s{0,9}\[\s{0,9}["{]/.test(text) || text.length > 100_000) return undefined;
  try {
    const value: unknown = JSON.parse(text);
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** The entries of a list that is written as a line of CSV within a cell (`"Sample, Ada",Bo Beispiel`); undefined for any other text. */
export function quotedList(text: string): string[] | undefined {
  if (!text.includes('"') || text.length > 10_000) return undefined;
  const entries: string[] = [];
  let at = 0;
  while (at <= text.length) {
    const [whole = '', quoted, plain = ''] = /^(?:"((?:[^"]|"")*)"|([^",\n]*))(?=,\S|$)/.exec(text.slice(at)) ?? [];
    if (whole === '') return undefined;
    entries.push((quoted ?? plain).replaceAll('""', '"').trim());
    at += whole.length + 1;
  }
  return entries;
}
