import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { MAX_BYTES, textOf } from './bytes.ts';
import { asFlag, asList, carriedText, field, longText, oneLine } from './fields.ts';
import { readJson } from './json.ts';
import { UnreadableFile } from './unreadable-file.ts';
import { readXml } from './xml.ts';
import { valueOf } from './xml-values.ts';

/** The error a reader raises, as data. */
function refusal(read: () => unknown): Partial<UnreadableFile> {
  try {
    read();
  } catch (error) {
    if (error instanceof UnreadableFile) return { code: error.code, file: error.file, line: error.line, message: error.message };
    throw error;
  }
  return {};
}

test('JSON: broken, cut off and deep files say where', () => {
  expect(refusal(() => readJson(fileOf('a.json', '{\n "a": nope }')))).toMatchObject({ code: 'json-syntax', file: 'a.json', line: 2 });
  expect(refusal(() => readJson(fileOf('a.json', '{\n "a": [1,\n')))).toMatchObject({
    code: 'json-syntax',
    message: expect.stringContaining('cut off'),
  });
  expect(refusal(() => readJson(fileOf('a.json', '\n'.repeat(3) + '['.repeat(101))))).toMatchObject({ code: 'json-too-deep', line: 4 });
  expect(refusal(() => readJson(fileOf('a.json', '{"a":'.repeat(50_000))))).toMatchObject({ code: 'json-too-deep' });
  expect(readJson(fileOf('a.json', `${'['.repeat(100)}"]]["${']'.repeat(100)}`)).text).toHaveLength(205);
});

test('JSON: a lost bracket is named as one', () => {
  expect(refusal(() => readJson(fileOf('a.json', '[{"a":1,\n{"a":2}]'))).message).toContain('a bracket } is lost');
});

test('JSON: keys of prototypes are ordinary keys', () => {
  const { value } = readJson(fileOf('a.json', '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}'));
  expect(Object.keys(value as object)).toEqual(['__proto__', 'constructor']);
  expect(({} as { polluted?: number }).polluted).toBeUndefined();
});

test('XML: entities, definitions, depth, broken and cut off files are refused in one sentence', () => {
  const bomb = '<!DOCTYPE a [<!ENTITY x "ha"><!ENTITY y "&x;&x;&x;">]><a>&y;</a>';
  expect(refusal(() => readXml(fileOf('a.xml', bomb)))).toMatchObject({ code: 'xml-doctype', line: 1 });
  const external = '<?xml version="1.0"?>\n<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>\n<a>&x;</a>';
  expect(refusal(() => readXml(fileOf('a.xml', external)))).toMatchObject({ code: 'xml-doctype', line: 2 });
  expect(refusal(() => readXml(fileOf('a.xml', '<a>&x;</a>')))).toMatchObject({ code: 'xml-syntax' });
  expect(refusal(() => readXml(fileOf('a.xml', '<a>'.repeat(51))))).toMatchObject({ code: 'xml-too-deep' });
  expect(refusal(() => readXml(fileOf('a.xml', '<a>\n<b>')))).toMatchObject({ code: 'xml-syntax', line: 2 });
  expect(refusal(() => readXml(fileOf('a.xml', '<a><b></a>')))).toMatchObject({ code: 'xml-syntax' });
  expect(readXml(fileOf('a.xml', `${'<a>'.repeat(50)}${'</a>'.repeat(50)}`)).root.name).toBe('a');
});

test('XML becomes values: text, lists, objects with attributes; places are exact', () => {
  const text =
    '<x:e xmlns:x="urn:x" id="1"><t><![CDATA[a < b]]></t><ps><p n="2">c</p></ps><r>1</r><r>2</r><__proto__><z>1</z></__proto__></x:e>';
  const { root } = readXml(fileOf('a.xml', text));
  expect(root.name).toBe('e');
  const value = valueOf(root) as Record<string, unknown>;
  expect(Object.getPrototypeOf(value)).toBeNull();
  expect({ ...value }).toMatchObject({ id: '1', t: 'a < b', ps: [{ n: '2', text: 'c' }], r: ['1', '2'] });
  expect(({} as { z?: string }).z).toBeUndefined();
  expect(text.slice(root.children[1]!.start, root.children[1]!.end)).toBe('<ps><p n="2">c</p></ps>');
});

test('bytes: byte order marks, declared encodings, too large, empty, no text', () => {
  expect(textOf({ path: 'a', bytes: new Uint8Array([0xef, 0xbb, 0xbf, 0x61]) })).toBe('a');
  expect(textOf({ path: 'a', bytes: new Uint8Array([0xff, 0xfe, 0x61, 0x00]) })).toBe('a');
  const latin = new Uint8Array([...new TextEncoder().encode('<?xml version="1.0" encoding="iso-8859-1"?><a>'), 0xfc]);
  expect(textOf({ path: 'a', bytes: latin })).toMatch(/ü$/);
  expect(refusal(() => textOf({ path: 'a', bytes: new Uint8Array([0x61, 0xff]) }))).toMatchObject({ code: 'file-encoding' });
  expect(refusal(() => textOf({ path: 'a', bytes: new Uint8Array(MAX_BYTES + 1) }))).toMatchObject({ code: 'file-too-large' });
  expect(refusal(() => textOf(fileOf('a', ' \n')))).toMatchObject({ code: 'file-empty' });
});

test('fields are read tolerantly and never from a prototype', () => {
  expect(field({ a: null, b: 0 }, 'a', 'b')).toBe(0);
  expect([field({}, 'toString'), field({}, '__proto__'), field({}, 'constructor')]).toEqual([undefined, undefined, undefined]);
  expect([asList(undefined), asList(''), asList('a'), asList(['a'])]).toEqual([[], [], ['a'], ['a']]);
  expect([true, 'True', 'yes', '1', 1].map(asFlag)).toEqual([true, true, true, true, true]);
  expect([false, '', 'no', null, {}, []].map(asFlag)).toEqual([false, false, false, false, false, false]);
  expect([
    carriedText({ en: 'a', de: 'b' }),
    carriedText({ x: 1, de: 'b' }),
    carriedText(['a', {}, { text: 'b' }]),
    carriedText(7),
    carriedText(true),
  ]).toEqual(['a', 'b', 'a\n\nb', '7', '']);
  expect(oneLine('  a\u0000 \r\n\t b\uD800 ')).toBe('a b\uFFFD');
});

test('indentation of a pretty printer goes, relative indentation stays', () => {
  expect(longText('first\n      second\n\n        - third\n   ')).toBe('first\nsecond\n\n  - third');
  expect(longText('a\n  b\nc')).toBe('a\n  b\nc');
});
