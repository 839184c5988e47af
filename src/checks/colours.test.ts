// Colours on which words could not be read are reported with what is shown in their place; readable ones are not.
import { expect, test } from 'vitest';
import type { RawDocument } from '../model/documents-of-rows.ts';
import type { EventModel } from '../model/event.ts';
import { colourFindings } from './colours.ts';

const documentOf = (name: string, value: RawDocument['value']): [string, RawDocument] => [
  name,
  { kind: name.split('s/')[0]!, name, value, sources: {}, origins: new WeakMap() },
];
const found = (...documents: [string, RawDocument][]): string[] =>
  colourFindings({ documents: {}, raw: new Map(documents) } as unknown as EventModel, { corrected: () => [], weak: () => [] }).map(
    ({ code, severity, file, pointer, suggestion }) => `${severity} ${code} ${file}${pointer} ${suggestion}`,
  );

test('the band of the header, bar and menu of the app, footer, advertisement', () => {
  const documents = [
    documentOf('header', { background: '#ff3030', appNavigationItems: { backgroundColor: '#ff3030', activeColor: '#ee3030' } }),
    documentOf('footer-model', { Background: '#12303c', TextColor: '#333333', LinkColor: '#f4d35e' }),
    documentOf('advertisements/1', { backgroundColor: 'rgb(255 48 48)' }),
  ];
  const lines = found(...documents);
  expect(lines.map((line) => line.replace(/#[0-9a-f]{6}$/, '#'))).toEqual([
    'warning low-contrast header/background #',
    'warning low-contrast header/appNavigationItems/backgroundColor #',
    'warning low-contrast header/appNavigationItems/activeColor #',
    'warning low-contrast footer-model/TextColor #',
    'warning low-contrast advertisements/1/backgroundColor #',
  ]);
  // What is suggested is what is shown, and needs no further change.
  expect(found(documentOf('header', { background: lines[0]!.slice(-7) }))).toEqual([]);
});

test('readable colours, and none at all', () => {
  expect(found(documentOf('header', { background: '#12303c', appNavigationItems: { activeColor: '#12303c' } }))).toEqual([]);
  expect(found(documentOf('header', { background: 'asset:hero.svg' }), documentOf('footer-model', { TextColor: '#333333' }))).toEqual([]);
});
