// Checks colours an organiser wrote: those that had to be changed to be readable, and pairs that stay below WCAG AA.
import { keySource, type RawDocument } from '../model/documents-of-rows.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import type { EventModel } from '../model/event.ts';
import { type Source } from '../model/source.ts';
import { seenOnWhite } from '../rules/brightness.ts';
import { MARKS, readableGround, readableInk, WORDS, writtenContrast } from '../rules/readable-colour.ts';

/** A colour of the theme that is not shown as written. */
export type CorrectedColour = {
  /** Key of the theme. */
  key: string;
  written: string;
  /** The nearest colour that has the contrast it needs. */
  shown: string;
  /** Where it is seen, in words. */
  use: string;
  /** What its contrast would have been, and the least it must be. */
  contrast: number;
  least: number;
  /** Whether writing `shown` changes nothing else of the theme. */
  safe: boolean;
};

/** What must be known of colours; the theme's own arithmetic. */
export type ColourJudge = {
  /** Colours of a checked theme that are corrected visibly. */
  corrected: (theme: Readonly<Record<string, unknown>>) => readonly CorrectedColour[];
  /** Pairs of a derived theme that stay below what they promise, in words. */
  weak: (theme: Readonly<Record<string, unknown>>) => readonly string[];
};

/** Findings of the colours of an event. */
export function colourFindings({ documents, raw }: EventModel, judge: ColourJudge): Finding[] {
  return [
    ...themeFindings(raw.get('theme'), documents['theme'], judge),
    ...headerFindings(raw.get('header')),
    ...footerFindings(raw.get('footer-model')),
    ...[...raw.values()].flatMap(adFindings),
  ];
}

const round = (contrast: number): string => `${(Math.floor(contrast * 10) / 10).toFixed(1)}:1`;

function themeFindings(
  document: RawDocument | undefined,
  theme: Readonly<Record<string, unknown>> | undefined,
  judge: ColourJudge,
): Finding[] {
  if (!document || !theme) return [];
  const start = keySource(document, Object.keys(document.sources)[0] ?? '');
  return [
    ...judge.weak(theme).map((words) => finding('low-contrast', 'warning', { ...start, pointer: '' }, words)),
    ...judge.corrected(theme).map(({ key, written, shown, use, contrast, least, safe }) => {
      const at = keySource(document, key);
      const message = `${written} has ${round(contrast)} ${use}, which needs ${least}:1; it is shown as ${shown}`;
      const found = finding('colour-corrected', 'info', at, message, shown);
      return safe ? fixable(found, { pointer: at.pointer, set: shown }) : found;
    }),
  ];
}

/** Without a background of its own the footer keeps the theme's ink (component-registry/shell/footer). */
function footerFindings(document: RawDocument | undefined): Finding[] {
  const ground = colourIn(document?.value['Background']);
  if (!document || !ground) return [];
  return [
    ...groundFindings(ground, keySource(document, 'Background')),
    ...['TextColor', 'LinkColor'].flatMap((key) => inkFindings(document.value[key], ground, keySource(document, key), WORDS)),
  ];
}

/** The band of the header, and the bar and the menu of the app. */
function headerFindings(document: RawDocument | undefined): Finding[] {
  if (!document) return [];
  const header = keySource(document, 'background');
  const items = document.value['appNavigationItems'];
  const ofApp = keySource(document, 'appNavigationItems');
  const below = (key: string): Source => ({ ...ofApp, pointer: `${ofApp.pointer}/${key}` });
  const { backgroundColor, activeColor } = (typeof items === 'object' && items !== null ? items : {}) as Record<string, unknown>;
  const ground = colourIn(backgroundColor);
  return [
    ...groundFindings(colourIn(document.value['background']), header),
    ...groundFindings(ground, below('backgroundColor')),
    ...(ground ? inkFindings(activeColor, ground, below('activeColor'), MARKS) : []),
  ];
}

/** What is not shown as written, because words on it could not be read (src/rules/readable-colour.ts). */
function groundFindings(written: string | undefined, at: Source): Finding[] {
  const found = written === undefined ? undefined : readableGround(written, seenOnWhite);
  if (!found || found.written >= WORDS) return [];
  const words = `the text on ${written} is ${found.ink} and has ${round(found.written)}; text needs 4.5:1 (WCAG AA); it is shown as ${found.ground}`;
  return [fixable(finding('low-contrast', 'warning', at, words, found.ground), { pointer: at.pointer, set: found.ground })];
}

function inkFindings(written: unknown, ground: string, at: Source, least: number): Finding[] {
  const ink = colourIn(written);
  const under = readableGround(ground)?.ground ?? ground;
  const contrast = ink && writtenContrast(ink, under);
  if (!ink || !contrast || contrast >= least) return [];
  const better = readableInk(ink, under, least);
  const what = least === WORDS ? 'text' : 'a mark';
  const words = `${ink} on the background ${under} has ${round(contrast)}; ${what} needs ${least}:1 (WCAG AA); it is shown as ${better}`;
  return [fixable(finding('low-contrast', 'warning', at, words, better), { pointer: at.pointer, set: better })];
}

/** The text of an advertisement turns black or white by brightness (A §9); on a middle colour neither can be enough. */
function adFindings(document: RawDocument): Finding[] {
  if (document.kind !== 'advertisement') return [];
  const { backgroundColor } = document.value;
  return typeof backgroundColor === 'string' ? groundFindings(backgroundColor, keySource(document, 'backgroundColor')) : [];
}

const colourIn = (value: unknown): string | undefined => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined);
