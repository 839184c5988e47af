// Names one after another: in every language something else than a blank stands between them.
import { expect, test } from 'vitest';
import { listOf } from './formats.ts';

test.each(['en-GB', 'de-DE', 'fr-FR', 'es-ES', 'it-IT', 'tr-TR', 'ar-EG', 'zh-CN'])('%s: names do not run together', (language) => {
  const parts = listOf(language).formatToParts(['Ada Byron', 'Jo Li', 'Max Meier']);
  const between = parts.filter(({ type }) => type === 'literal').map(({ value }) => value.trim());
  expect(between).toHaveLength(2);
  expect(between).not.toContain('');
});
