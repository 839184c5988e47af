// Browser and system, one word each, as people recognise their own devices: from the user agent, which is never certain.

const devices: readonly [RegExp, string][] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/CrOS/, 'Chromebook'],
  [/Linux/, 'Linux'],
];
// Each names itself after those before it: Edge and Opera say Chrome, Chrome says Safari.
const browsers: readonly [RegExp, string][] = [
  [/Edg(e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox|FxiOS/, 'Firefox'],
  [/Chrome|CriOS/, 'Chrome'],
  [/Safari/, 'Safari'],
];

const first = (names: readonly [RegExp, string][], agent: string): string => names.find(([sign]) => sign.test(agent))?.[1] ?? '';

/** Device and browser of a user agent; empty where unknown. */
export const deviceOf = (agent: string): { device: string; browser: string } => ({
  device: first(devices, agent),
  browser: first(browsers, agent),
});
