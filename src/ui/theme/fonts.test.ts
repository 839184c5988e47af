// Every font a stylesheet names is an existing file, and stand-ins match it.
import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { bundledFonts } from '../../model/documents/theme.ts';
import { fontStack } from './font-families.ts';
import { fontFaces, fontFiles, fontPreloads } from './fonts.ts';

const files = new Set(fontFiles.map(({ file }) => file));
const served = (css: string): string[] => [...css.matchAll(/url\(\/fonts\/([^)]+)\)/g)].map((match) => match[1] ?? '');

describe('fonts', () => {
  it('exist on disk, each under one name', () => {
    expect(fontFiles.filter(({ path }) => !existsSync(path))).toEqual([]);
    expect(files.size).toBe(fontFiles.length);
  });

  it.each(bundledFonts)('of %s are all served, move nothing when they are late, and cut by characters', (font) => {
    const css = fontFaces({ heading: font, text: font });
    expect(served(css).filter((file) => !files.has(file))).toEqual([]);
    for (const rule of css.split('\n').filter((line) => line.includes('url('))) {
      expect(rule).toContain('font-display:optional');
      expect(rule).toContain('unicode-range:U+');
    }
  });

  it('have narrow points beside tabular figures: the file without the feature is named last', () => {
    const css = fontFaces({ heading: 'inter', text: 'schibsted-grotesk' });
    const withColon = css.split('\n').filter((rule) => rule.includes("Schibsted Grotesk Variable';font-style:normal"));
    expect(withColon.at(-1)).toContain('schibsted-grotesk-points-wght-normal.woff2');
  });

  it('are two files at most before the first paint, letters before points', () => {
    const [inter, grotesk, points] = ['inter-latin', 'schibsted-grotesk-latin', 'schibsted-grotesk-points'].map(
      (file) => `/fonts/${file}-wght-normal.woff2`,
    );
    expect(fontPreloads({ heading: 'inter', text: 'schibsted-grotesk' }).toSorted()).toEqual([inter, grotesk]);
    expect(fontPreloads({ heading: 'schibsted-grotesk', text: 'schibsted-grotesk' })).toEqual([grotesk, points]);
  });

  it('cover Latin and its extensions', () => {
    const css = fontFaces({ heading: 'public-sans', text: 'public-sans' });
    expect(served(css)).toContain('public-sans-latin-wght-normal.woff2');
    expect(served(css)).toContain('public-sans-latin-ext-wght-normal.woff2');
  });

  it('have stand-ins of their own metrics, in the order of the stack', () => {
    const css = fontFaces({ heading: 'source-serif-4', text: 'inter' });
    const stack = fontStack('source-serif-4').split(', ');
    expect(stack.slice(0, 2)).toEqual(["'Source Serif 4 Variable'", "'Source Serif 4 Variable as Georgia'"]);
    expect(css).toMatch(/Source Serif 4 Variable as Georgia';font-weight:100 599;src:local\('Georgia'\).*size-adjust:107/);
    expect(css).toMatch(/Source Serif 4 Variable as Georgia';font-weight:600 900;src:local\('Georgia Bold'\)/);
    expect(css).toMatch(/Inter Variable as Arial';font-weight:600 900;src:[^;]*local\('Liberation Sans Bold'\)/);
  });

  it('are downloaded once where heading and text share one, never for the fonts of the device', () => {
    expect(fontPreloads({ heading: 'inter', text: 'inter' })).toEqual(['/fonts/inter-latin-wght-normal.woff2']);
    expect(fontFaces({ heading: 'system', text: 'system' })).toBe('');
    expect(fontStack('system')).toMatch(/^system-ui/);
  });
});
