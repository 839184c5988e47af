// Checks colours an organiser wrote: those that had to be changed to be readable, and pairs that stay below WCAG AA.
import { keySource, type RawDocument } from '../model/documents-of-rows.ts';
import { type Finding, finding, fixable } from '../model/finding.ts';
import type { EventModel } from '../model/event.ts';
import { type Source } from '../model/source.ts';
import { textColourOn } from '../rules/brightness.ts';

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
  /** WCAG contrast of two colours #rrggbb, 1 to 21. */
  contrast: (one: string, other: string) => number;
  /** The colour nearest in OKLCH lightness that has `least` on `ground`. */
  readable: (ink: string, ground: string, least: number) => string;
  /** Colours of a checked theme that are corrected visibly. */
  corrected: (theme: Readonly<Record<string, unknown>>) => readonly CorrectedColour[];
  /** Pairs of a derived theme that stay below what they promise, in words. */
  weak: (theme: Readonly<Record<string, unknown>>) => readonly string[];
};

const READABLE = 4.5;

/** Findings of the colours of an event. */
export function colourFindings({ documents, raw }: EventModel, judge: ColourJudge): Finding[] {
  return [
    ...themeFindings(raw.get('theme'), documents['theme'], judge),
    ...footerFindings(raw.get('footer-model'), judge),
    ...[...raw.values()].flatMap((document) => adFindings(document, judge)),
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
function footerFindings(document: RawDocument | undefined, judge: ColourJudge): Finding[] {
  const ground = colourIn(document?.value['Background']);
  if (!document || !ground) return [];
  return ['TextColor', 'LinkColor'].flatMap((key) => {
    const ink = colourIn(document.value[key]);
    return ink ? pairFindings(ink, ground, keySource(document, key), `on the background ${ground}`, judge) : [];
  });
}

function pairFindings(ink: string, ground: string, at: Source, where: string, judge: ColourJudge): Finding[] {
  const contrast = judge.contrast(ink, ground);
  if (contrast >= READABLE) return [];
  const better = judge.readable(ink, ground, READABLE);
  const found = finding('low-contrast', 'warning', at, `${ink} ${where} has ${round(contrast)}; text needs 4.5:1 (WCAG AA)`, better);
  return [fixable(found, { pointer: at.pointer, set: better })];
}

/** The text of an advertisement turns black or white by brightness (A §9); on a middle colour neither can be enough. */
function adFindings(document: RawDocument, judge: ColourJudge): Finding[] {
  const ground = document.kind === 'advertisement' ? colourIn(document.value['backgroundColor']) : undefined;
  const ink = ground && textColourOn(ground);
  if (!ground || !ink) return [];
  const inkHex = ink === 'black' ? '#000000' : '#ffffff';
  const contrast = judge.contrast(inkHex, ground);
  if (contrast >= READABLE) return [];
  const at = keySource(document, 'backgroundColor');
  const better = judge.readable(ground, inkHex, READABLE);
  const message = `the text on ${ground} is ${ink} and has ${round(contrast)}; text needs 4.5:1 (WCAG AA)`;
  return [fixable(finding('low-contrast', 'warning', at, message, better), { pointer: at.pointer, set: better })];
}

const colourIn = (value: unknown): string | undefined => (typeof value === 'string' && /^#[0-9a-f]{6}$/i.test(value) ? value : undefined);
