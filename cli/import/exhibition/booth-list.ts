// Where a company stands, as offices write it: several booths in one cell, the hall in front of the number, or in a column of its own.
import { oneLine } from '../reading/fields.ts';

/** A booth by its hall (a number, a name, empty where none is named) and its own number. */
export type WrittenBooth = { hall: string; number: string };

/** More booths than any company has; what stands in such a cell is no list of booths. */
const MOST = 50;
/** Longest number of a booth, in characters. */
const LONGEST = 40;

const boothWords = /^(?:booths?|stands?|stand-nr\.?|standnummer|boothno\.?|koje|no\.?|nr\.?|n[º°]|#)[\s.:]{0,3}(?=\S)/iu;
const hallAlone = /^(?:hall|halle|pavilion|pavillon|pabellón|padiglione|salle|level|ebene)[\s.:]{0,3}(\S{1,20})$/iu;
const hallFirst =
  /^((?:hall|halle|pavilion|pavillon|pabellón|padiglione|salle|level|ebene)[\s.:]{0,3}[\p{L}\p{N}.]{1,12})[\s.,:/–-]{1,4}(\S.{0,80})$/iu;

/** The booths of a cell in their order, each once; `column` is what a column of halls says. `A12/13` is A12 and A13; `12-14` is one number. */
export function boothsIn(written: unknown, column: unknown = ''): WrittenBooth[] {
  const cell = Array.isArray(written) ? written.map(oneLine).join(';') : oneLine(written);
  const named = hallName(oneLine(column));
  const found = new Map<string, WrittenBooth>();
  let hall = named;
  let last = '';
  for (const part of cell.split(/[,;/|+&\n]|\s(?:and|und|et|y|e)\s/iu).slice(0, MOST)) {
    const text = part.trim();
    const alone = hallAlone.exec(text);
    if (alone) {
      hall = named || hallName(text);
      continue;
    }
    const first = hallFirst.exec(text);
    if (first) hall = named || hallName(first[1]!);
    const plain = (first ? first[2]! : text).replace(boothWords, '').trim().slice(0, LONGEST);
    if (plain === '' || plain === '-' || plain === '–') continue;
    // `A12/13`: the second has the letters of the first.
    const letters = /^(\p{L}{1,3})\d{1,4}$/u.exec(last)?.[1];
    const number = letters !== undefined && /^\d{1,4}$/.test(plain) ? `${letters}${plain}` : plain;
    last = number;
    found.set(`${hall}\n${number}`, { hall, number });
  }
  return [...found.values()];
}

/** `Hall 2`, `Halle 2` and `2` are one hall, by its number; a name stays as it is. */
const hallName = (text: string): string => {
  const number = hallAlone.exec(text)?.[1] ?? text;
  return /^\d{1,3}(?:\.\d)?$/.test(number) ? number : text.slice(0, 100);
};
