// Which font files the letters of a text need: known from the subsets of the bundled families, without opening a font.
import { createRequire } from 'node:module';
import bricolage from '@fontsource-variable/bricolage-grotesque/unicode.json' with { type: 'json' };
import inter from '@fontsource-variable/inter/unicode.json' with { type: 'json' };
import arabic from '@fontsource-variable/noto-sans-arabic/unicode.json' with { type: 'json' };
import hebrew from '@fontsource-variable/noto-sans-hebrew/unicode.json' with { type: 'json' };
import chinese from '@fontsource-variable/noto-sans-sc/unicode.json' with { type: 'json' };
import publicSans from '@fontsource-variable/public-sans/unicode.json' with { type: 'json' };
import schibsted from '@fontsource-variable/schibsted-grotesk/unicode.json' with { type: 'json' };
import sourceSerif from '@fontsource-variable/source-serif-4/unicode.json' with { type: 'json' };

/** A family: the name inside its files, and its subsets with the characters in each. */
type Family = { name: string; subsets: Readonly<Record<string, string>> };

const families = {
  inter: { name: 'Inter', subsets: inter },
  'schibsted-grotesk': { name: 'Schibsted Grotesk', subsets: schibsted },
  'source-serif-4': { name: 'Source Serif 4', subsets: sourceSerif },
  'public-sans': { name: 'Public Sans', subsets: publicSans },
  'bricolage-grotesque': { name: 'Bricolage Grotesque', subsets: bricolage },
  'noto-sans-arabic': { name: 'Noto Sans Arabic', subsets: arabic },
  'noto-sans-hebrew': { name: 'Noto Sans Hebrew', subsets: hebrew },
  'noto-sans-sc': { name: 'Noto Sans SC', subsets: chinese },
} satisfies Record<string, Family>;
type FamilyKey = keyof typeof families;

/** Families for what the font of an event lacks: Greek and Cyrillic, then scripts of their own. */
const others: readonly FamilyKey[] = ['inter', 'noto-sans-arabic', 'noto-sans-hebrew', 'noto-sans-sc'];

/** Fonts for a text of an event, most wanted first; `heading` as its theme names it. */
const chainOf = (heading: string): FamilyKey[] => [...new Set([...(isFamily(heading) ? [heading] : []), ...others])];
const isFamily = (name: string): name is FamilyKey => Object.hasOwn(families, name);

type Range = { from: number; to: number; subset: string };
const rangesOf = new Map<FamilyKey, readonly Range[]>();
function ranges(key: FamilyKey): readonly Range[] {
  let found = rangesOf.get(key);
  if (!found) {
    found = Object.entries(families[key].subsets as Readonly<Record<string, string>>).flatMap(([subset, written]) =>
      written.split(',').map((range) => {
        const [from = '', to = from] = range.trim().replace(/^U\+/i, '').split('-');
        return { from: Number.parseInt(from, 16), to: Number.parseInt(to, 16), subset };
      }),
    );
    rangesOf.set(key, found);
  }
  return found;
}

/** The file of a letter; undefined where no bundled font has it. */
function fileFor(code: number, chain: readonly FamilyKey[]): string | undefined {
  for (const key of chain) {
    const range = ranges(key).find(({ from, to }) => code >= from && code <= to);
    // Numbered subsets are in brackets.
    if (range) return `@fontsource-variable/${key}/files/${key}-${range.subset.replaceAll(/[[\]]/g, '')}-wght-normal.woff2`;
  }
  return undefined;
}

/** A text as it can be drawn: its letters, the names of its fonts, and the files they are in. */
export type Drawable = { text: string; fonts: string; files: readonly string[] };

const { resolve } = createRequire(import.meta.url);

/** Prepares a text; signs no font has are left out. Undefined when it would lose letters or is empty. */
export function drawable(written: string, heading: string): Drawable | undefined {
  const chain = chainOf(heading);
  const files = new Set<string>();
  let text = '';
  // Subsets name picture signs that their fonts have no colours for.
  for (const letter of written
    .normalize('NFC')
    .replaceAll(/\p{Emoji_Presentation}/gu, '')
    .replaceAll(/\s+/g, ' ')
    // No markup may contain them.
    .replaceAll(/\p{Cc}/gu, '')
    .trim()) {
    const file = fileFor(letter.codePointAt(0)!, chain);
    if (file !== undefined) {
      files.add(file);
      text += letter;
    } else if (/[\p{L}\p{M}\p{N}]/u.test(letter)) return undefined;
  }
  if (text.trim() === '') return undefined;
  return { text: text.trim(), fonts: chain.map((key) => families[key].name).join(','), files: Array.from(files, (file) => resolve(file)) };
}
