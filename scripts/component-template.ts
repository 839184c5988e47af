// The files of a new component: a heading, an own word, a style, a sample and a test, each to be replaced.

/** The first text of a component in every language of the platform; the label is to be translated. */
const nothingYet: Readonly<Record<string, string>> = {
  'en-GB': 'There is nothing here yet.',
  'de-DE': 'Hier ist noch nichts.',
  'fr-FR': 'Il n’y a encore rien ici.',
  'it-IT': 'Qui non c’è ancora nulla.',
  'es-ES': 'Aquí todavía no hay nada.',
  'zh-CN': '这里还没有内容。',
  'tr-TR': 'Burada henüz bir şey yok.',
  'ar-EG': 'لا يوجد شيء هنا بعد.',
};

/** Files by name, for a component `domain/some-name`. */
export function componentFiles(name: string): Readonly<Record<string, string>> {
  const [domain = '', component = ''] = name.split('/');
  const words = component.split('-').join(' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const view = component.replaceAll(/(^|-)([a-z0-9])/g, (_, _dash, letter: string) => letter.toUpperCase());
  return {
    'props.ts': `// What an organiser may set on ${component}.
import * as z from 'zod';
import { type ComponentWords, localisedText, optional } from '#fields';

export const about: ComponentWords = {
  title: '${title}',
  description: 'Say in one sentence what visitors get from it.',
};

export const props = z.object({
  heading: optional(localisedText, '', { title: 'Heading', description: 'Heading of the component; empty for none.', example: '${title}' }),
});
export type Props = z.output<typeof props>;
`,
    'view.tsx': `// ${title}: what visitors see.
import { framed, useText, useTexts, type ViewProps } from '#sdk';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function ${view}({ props, frame }: ViewProps<Props>) {
  const text = useText();
  const t = useTexts(texts);
  const heading = text(props.heading);
  return (
    <section {...framed(frame, styles.root)} aria-label={heading || t('label')}>
      {heading && <h2>{heading}</h2>}
      <p>{t('empty')}</p>
    </section>
  );
}
`,
    'texts.ts': `// The own words of ${component}; the texts \`${domain}.${component}.<key>\` of an event replace them.
import textsInEnglish from './texts/en-GB.json' with { type: 'json' };

export const texts = { scope: '${domain}.${component}', texts: textsInEnglish };
`,
    ...Object.fromEntries(
      Object.entries(nothingYet).map(([language, empty]) => [
        `texts/${language}.json`,
        `${JSON.stringify({ label: title, empty }, null, 2)}\n`,
      ]),
    ),
    'view.module.css': `.root {
  display: grid;
  gap: var(--space-4);
}
`,
    'sample.json': `${JSON.stringify([{ id: 'plain', name, props: { heading: title } }], null, 2)}\n`,
    'view.test.tsx': `// ${title}: its words, and its place on the page.
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderView } from '../../../tests/support/render-view.tsx';
import { props as schema } from './props.ts';
import View from './view.tsx';

test('it is drawn in its place under its own name', () => {
  const { root } = renderView(View, schema.parse({}));
  expect(root.dataset['placement']).toBe('under-test');
  expect(screen.getByRole('region', { name: '${title}' })).toBe(root);
});

test('it takes the heading of the organiser in the language of the page', () => {
  renderView(View, schema.parse({ heading: { 'en-GB': 'Hall', 'de-DE': 'Saal' } }), { language: 'de-DE' });
  expect(screen.getByRole('heading', { name: 'Saal' })).toBeTruthy();
});
`,
  };
}
