// The formats of translators' tools, in the order in which a file is tried. A new one is a file here and a word in this list.
import type { TextsFormat } from './format.ts';
import { i18next } from './i18next.ts';
import { po } from './po.ts';
import { xliff } from './xliff.ts';

/** Every format. */
export const textsFormats: readonly TextsFormat[] = [po, xliff, i18next];
