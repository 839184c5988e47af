// Fonts of a PDF: the bundled web fonts, taken apart by script; each character gets the file that has it.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import decompress from 'woff2-encoder/decompress';
import { charactersOf } from './font-characters.ts';

const require = createRequire(import.meta.url);

/** The first that has a character is used. */
const families = ['inter', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-sc'];

type Part = { name: string; file: string; ranges: readonly (readonly [from: number, to: number])[] };

const parts: readonly Part[] = families.flatMap((family) => {
  const folder = dirname(require.resolve(`@fontsource-variable/${family}/package.json`));
  const subsets = JSON.parse(readFileSync(join(folder, 'unicode.json'), 'utf8')) as Record<string, string>;
  // The basic alphabet comes first: ranges of others repeat some of its signs.
  const names = Object.keys(subsets).sort((a, b) => Number(b === 'latin') - Number(a === 'latin'));
  return names.map((subset) => {
    const bare = subset.replaceAll(/[[\]]/g, '');
    return {
      name: `${family}-${bare}`,
      file: join(folder, 'files', `${family}-${bare}-wght-normal.woff2`),
      ranges: rangesOf(subsets[subset]!),
    };
  });
});

function rangesOf(written: string): [number, number][] {
  return written.split(',').map((one) => {
    const [from = '', to = from] = one.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}

const FALLBACK = parts[0]!;

/** What each character is set in, as far as `fontsFor` has looked: what a part declares, it need not have. */
const chosen = new Map<string, Part>();

/** The parts that declare a character, in their order. */
const declaring = (character: string): Part[] => {
  const code = character.codePointAt(0)!;
  return parts.filter(({ ranges }) => ranges.some(([from, to]) => code >= from && code <= to));
};

const partOf = (character: string): Part => chosen.get(character) ?? declaring(character)[0] ?? FALLBACK;

/** A piece of text in one font. */
export type Run = { font: string; text: string };

/** Characters that go on in the font before them. */
const neutral = /^[\s\p{M}\u200C-\u200F]$/u;
const isDigit = (character: string): boolean => /^\p{Nd}$/u.test(character);

/** A text in pieces of one font each; digits of Arabic are a piece of their own, for they run from left to right. */
export function runsOf(text: string): Run[] {
  const runs: Run[] = [];
  let before = '';
  for (const character of text) {
    const last = runs.at(-1);
    const font = last && neutral.test(character) ? last.font : partOf(character).name;
    const turns = font.startsWith('noto-sans-arabic') && isDigit(before) !== isDigit(character);
    if (last?.font === font && !turns) last.text += character;
    else runs.push({ font, text: character });
    before = character;
  }
  return runs;
}

type OpenedFont = { bytes: Buffer; characters: Set<number> };
const opened = new Map<Part, Promise<OpenedFont>>();

function openFont(part: Part): Promise<OpenedFont> {
  const font =
    opened.get(part) ??
    decompress(readFileSync(part.file)).then((data) => {
      const bytes = Buffer.from(data);
      return { bytes, characters: charactersOf(bytes) };
    });
  opened.set(part, font);
  return font;
}

/** Notes which part has a character; false where none has. */
async function isSettable(character: string): Promise<boolean> {
  if (chosen.has(character)) return true;
  for (const part of declaring(character)) {
    if (!(await openFont(part)).characters.has(character.codePointAt(0)!)) continue;
    chosen.set(character, part);
    return true;
  }
  return false;
}

/** What nobody misses on paper where no font has it: pictures with what belongs to them, and signs without a width. */
const leftOut = /^[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Cf}]$/u;
const isMark = /^\p{M}$/u;
/** Joiners have a meaning between letters of Arabic alone, and selectors of a look nowhere: elsewhere fonts draw them as a box. */
const looseJoiner = /(?<![\p{Script=Arabic}\p{M}])[\u200C\u200D]|[\uFE00-\uFE0F]/gu;
/** Stands for a letter that no font has. */
const UNKNOWN = '?';

/**
 * A text as the fonts can set it: of a sign that none has its plain form (CO₂ is CO2, a ligature its letters), pictures not at all, and
 * for a letter of another script a sign that says so. What fonts draw instead is a box, as wide as chance has it.
 */
export async function settable(text: string): Promise<string> {
  let set = '';
  let isKept = true;
  for (const character of text.normalize('NFC').replaceAll(looseJoiner, '')) {
    // A mark goes with its letter.
    if (isMark.test(character)) {
      if (isKept) set += character;
      continue;
    }
    isKept = neutral.test(character) || (await isSettable(character));
    if (isKept) set += character;
    else if (!leftOut.test(character)) set += await plainly(character);
  }
  return set === text ? text : set.replaceAll(/ {2,}/g, ' ').trimEnd();
}

async function plainly(character: string): Promise<string> {
  const plain = character.normalize('NFKC');
  if (plain === character) return UNKNOWN;
  for (const one of plain) if (!(await isSettable(one))) return UNKNOWN;
  return plain;
}

/** The font files of texts, as pdfkit reads them, by name; afterwards `runsOf` knows which of them has each character. */
export async function fontsFor(texts: readonly string[]): Promise<Map<string, Buffer>> {
  for (const character of new Set(texts.join(''))) if (!neutral.test(character)) await isSettable(character);
  const names = new Set([FALLBACK.name, ...texts.flatMap((text) => runsOf(text).map(({ font }) => font))]);
  const loaded = new Map<string, Buffer>();
  for (const part of parts) if (names.has(part.name)) loaded.set(part.name, (await openFont(part)).bytes);
  return loaded;
}

/** Whether a text runs from right to left: by its first strong letter. */
export const isRightToLeft = (text: string): boolean => /^[^\p{L}]*[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(text);
