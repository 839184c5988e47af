// XLIFF 1.2, which every tool for translators reads; one file a language, the key as the id of a unit.
import { type XmlElement, placesIn, readXml } from '../import/reading/xml.ts';
import { UnreadableFile } from '../import/reading/unreadable-file.ts';
import { headOf } from '../import/reading/bytes.ts';
import type { Report } from '../import/report.ts';
import { isWritable, type ReadText, type TextsFormat } from './format.ts';
import type { TranslationUnit } from './units.ts';

/** `de-DE.xliff`. */
export const xliff: TextsFormat = {
  name: 'xliff',
  detect: (file) => /\.(xliff|xlf)$/i.test(file.path) || /<xliff[\s>]/.test(headOf(file, 2_000)),
  holds: isWritable,
  write: ({ name, sourceLanguage, targetLanguage, units }) => [
    {
      path: `${targetLanguage}.xliff`,
      text: [
        '<?xml version="1.0" encoding="UTF-8"?>',
        '<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2">',
        `  <file original="${escaped(name)}" source-language="${sourceLanguage}" target-language="${targetLanguage}" datatype="plaintext">`,
        '    <body>',
        ...units.flatMap(unitLines),
        '    </body>',
        '  </file>',
        '</xliff>',
        '',
      ].join('\n'),
    },
  ],
  read(file, report) {
    const { root, text } = readXml(file);
    const version = root.attributes['version'] ?? '';
    if (root.name !== 'xliff' || !version.startsWith('1.'))
      throw new UnreadableFile('not-a-catalogue', file.path, `the root is <${root.name}> ${version}; XLIFF 1.2 is read`);
    const at = placesIn(text);
    const [language = ''] = root.children.map(({ attributes }) => attributes['target-language'] ?? '');
    const texts = unitsBelow(root).flatMap((unit) => textOfUnit(unit, { file: file.path, pointer: '', ...at(unit) }, report));
    return { file: file.path, language, texts };
  },
};

function unitLines({ key, source, target, note }: TranslationUnit): string[] {
  const id = escaped(key);
  return [
    `      <trans-unit id="${id}" resname="${id}" xml:space="preserve">`,
    `        <source>${escaped(source)}</source>`,
    target === '' ? '        <target state="needs-translation"/>' : `        <target state="translated">${escaped(target)}</target>`,
    ...(note === '' ? [] : [`        <note>${escaped(note)}</note>`]),
    '      </trans-unit>',
  ];
}

/** Text or attribute; a parser would make a line feed of a carriage return, and a blank of a line feed in an attribute. */
const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\n', '&#10;')
    .replaceAll('\t', '&#9;');

const unitsBelow = (element: XmlElement): XmlElement[] =>
  element.name === 'trans-unit' ? [element] : element.children.flatMap(unitsBelow);

function textOfUnit(unit: XmlElement, place: ReadText['place'], report: Report): ReadText[] {
  const [source, target] = ['source', 'target'].map((name) => unit.children.find((child) => child.name === name));
  const key = unit.attributes['resname'] ?? unit.attributes['id'] ?? '';
  if (!target || target.text + String(target.children.length || '') === '') return [{ key, text: '', place }];
  if (target.children.length > 0) {
    report.error('markup-in-text', place, `the translation of ${key} holds <${target.children[0]!.name}>; a text has no markup`);
    return [];
  }
  if (['new', 'needs-translation'].includes(target.attributes['state'] ?? '')) {
    report.leaveOut('guesses', 'their state is “needs translation”');
    return [];
  }
  return [{ key, text: target.text, ...(source ? { source: source.text } : {}), place }];
}
