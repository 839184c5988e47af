// Radius, space and type families of a theme as custom properties; sizes in rem so that a visitor's own text size counts.
import type { Theme } from '../../model/documents/theme.ts';
import { fontStack } from './font-families.ts';

const radii = {
  none: { small: 0, normal: 0, large: 0, pill: 0 },
  small: { small: 2, normal: 4, large: 6, pill: 4 },
  medium: { small: 4, normal: 8, large: 12, pill: 999 },
  large: { small: 8, normal: 14, large: 22, pill: 999 },
} as const;

const densities = { compact: 0.8, normal: 1, airy: 1.25 } as const;

/** Steps of `--space-n`; n × 4 px at normal density. */
const steps = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 20, 24] as const;

const rem = (px: number): string => (px === 0 ? '0px' : `${px / 16}rem`);

/** Space of step `n` in px: whole pixels; the two finest steps never shrink, or things would touch. */
export function space(n: number, density: Theme['density']): number {
  const scaled = Math.round(n * 4 * densities[density]);
  return n <= 2 ? Math.max(n * 4, scaled) : scaled;
}

/** Custom property without its dashes → value, for everything of a theme that is not a colour. */
export function measuresOf(theme: Pick<Theme, 'radius' | 'density' | 'fonts' | 'headingWeight'>): Record<string, string> {
  const radius = radii[theme.radius];
  return {
    'radius-small': rem(radius.small),
    radius: rem(radius.normal),
    'radius-large': rem(radius.large),
    'radius-pill': rem(radius.pill),
    ...Object.fromEntries(steps.map((n) => [`space-${n}`, rem(space(n, theme.density))])),
    'font-heading': fontStack(theme.fonts.heading),
    'font-text': fontStack(theme.fonts.text),
    'heading-weight': String(theme.headingWeight),
  };
}
