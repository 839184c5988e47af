// Every format of rule cases that can be run. A new one is a file here and a word in this list.
import { brightness } from './brightness.ts';
import { componentWindows } from './component-windows.ts';
import type { CaseFormat } from './format.ts';
import { language } from './language.ts';
import { zones } from './zones.ts';

/** The formats by the base name of their files. */
export const caseFormats: ReadonlyMap<string, CaseFormat> = new Map(
  [brightness, componentWindows, language, zones].map((format) => [format.name, format]),
);
