// Stand-in faces: fonts of the device, stretched to the metrics of a web font, so that text does not move when it arrives.
import { createFontStack, type FontMetrics } from '@capsizecss/core';
import arial from '@capsizecss/metrics/arial';
import arialBold from '@capsizecss/metrics/arial/700';
import georgia from '@capsizecss/metrics/georgia';
import georgiaBold from '@capsizecss/metrics/georgia/700';
import notoSerif from '@capsizecss/metrics/notoSerif';
import notoSerifBold from '@capsizecss/metrics/notoSerif/700';
import roboto from '@capsizecss/metrics/roboto';
import robotoBold from '@capsizecss/metrics/roboto/700';
import times from '@capsizecss/metrics/timesNewRoman';
import timesBold from '@capsizecss/metrics/timesNewRoman/700';
import { standIns, standInName, type FontFamily } from './font-families.ts';

type Device = (typeof standIns)['sans' | 'serif'][number];

const devices: Record<Device, { regular: FontMetrics; bold: FontMetrics }> = {
  Arial: { regular: arial, bold: arialBold },
  Roboto: { regular: roboto, bold: robotoBold },
  Georgia: { regular: georgia, bold: georgiaBold },
  'Noto Serif': { regular: notoSerif, bold: notoSerifBold },
  'Times New Roman': { regular: times, bold: timesBold },
};

/** Free fonts of the same widths, which Linux has instead. */
const doubles: Partial<Record<Device, string>> = { Arial: 'Liberation Sans', 'Times New Roman': 'Liberation Serif' };

/** From this weight on the bold font of the device is the nearer one. */
const boldFrom = 600;

/** `@font-face` rules of the stand-ins of a family: each device font, regular and bold. */
export function standInFaces(family: FontFamily): string {
  return standIns[family.kind]
    .flatMap((device) => [face(family, device, 'regular', `100 ${boldFrom - 1}`), face(family, device, 'bold', `${boldFrom} 900`)])
    .join('\n');
}

function face(family: FontFamily, device: Device, weight: 'regular' | 'bold', range: string): string {
  const { fontFaces } = createFontStack([family.metrics[weight], devices[device][weight]], {
    fontFaceFormat: 'styleObject',
  });
  const rule = fontFaces[0]?.['@font-face'];
  if (rule === undefined) throw new Error(`no metrics for ${family.name} as ${device}`);
  const overrides = (['ascentOverride', 'descentOverride', 'lineGapOverride', 'sizeAdjust'] as const)
    .filter((key) => rule[key] !== undefined)
    .map((key) => `${key.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${rule[key]};`)
    .join('');
  const double = doubles[device] ? `, local('${doubles[device]}${weight === 'bold' ? ' Bold' : ''}')` : '';
  return `@font-face{font-family:'${standInName(family, device)}';font-weight:${range};src:${rule.src}${double};${overrides}}`;
}
