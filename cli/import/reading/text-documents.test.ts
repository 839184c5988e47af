// Programmes in documents of word processors: tables below paragraphs of days, lines with tabs, and what cannot be read.
import { expect, test } from 'vitest';
import { docxParts, documentFile, odtParts, wordLine, wordTable, writerTable } from '../fixtures/documents.ts';
import { institutionsOf, readOffice, shortly } from '../fixtures/office-tables.ts';
import { opened, zipOf } from '../fixtures/workbooks.ts';
import type { ImportFile } from '../result.ts';

const head = ['Time', 'Title', 'Speaker', 'Room'];

test('Word: a table for each day below a paragraph that names it, merged cells, people in lines of their own', async () => {
  const result = readOffice(
    await documentFile(
      'programme.docx',
      docxParts(
        [
          wordLine('Harbour Days 2031'),
          wordLine('Tuesday, 4 March 2031'),
          wordTable([
            head,
            ['09:00–10:00', 'Reading the tides', 'Ada Sample (Tide Office)\nBo Example (Lamp Works)', 'Hall A'],
            ['10:00–10:30', 'Coffee & tea', '', 'Foyer'],
            ['10:30–11:30', 'Wicks', 'Cy Model', 'Hall B'],
            ['^', 'Oil', 'Dee Demo', 'Hall A'],
          ]),
          wordLine('Wednesday, 5 March 2031'),
          wordTable([
            head,
            ['14:00–15:00', 'Night lights', 'Eve Probe, Sea University', 'Hall B'],
            ['15:00–16:00', 'Closing', '', 'Hall A'],
          ]),
          wordLine('See you next year'),
        ].join(''),
      ),
    ),
  );
  expect(shortly(result)).toEqual([
    '03-04 09:00–10:00 | Reading the tides | Hall A | Ada Sample + Bo Example',
    '03-04 10:00–10:30 | Coffee & tea | Foyer',
    '03-04 10:30–11:30 | Wicks | Hall B | Cy Model',
    '03-04 10:30–11:30 | Oil | Hall A | Dee Demo',
    '03-05 14:00–15:00 | Night lights | Hall B | Eve Probe',
    '03-05 15:00–16:00 | Closing | Hall A',
  ]);
  expect(institutionsOf(result)).toMatchObject({ 'Ada Sample': 'Tide Office', 'Eve Probe': 'Sea University' });
  expect(result.event.name).toBe('Harbour Days 2031');
});

test('Word: rooms as columns, a cell over all of them is in none', async () => {
  const table = wordTable([
    ['4 March 2031', 'Hall A', 'Hall B'],
    ['09:00–10:00', 'Opening (Ada Sample)>'],
    ['10:00–11:00', 'Tides (Bo Example)', 'Wicks (Cy Model)'],
  ]);
  expect(shortly(readOffice(await documentFile('p.docx', docxParts(table))))).toEqual([
    '03-04 09:00–10:00 | Opening | Ada Sample',
    '03-04 10:00–11:00 | Tides | Hall A | Bo Example',
    '03-04 10:00–11:00 | Wicks | Hall B | Cy Model',
  ]);
});

test('Word and Writer: lines without a table, columns parted by tabs, people below', async () => {
  const lines = [
    'Tuesday, 4 March 2031',
    '09:00–10:00\tReading the tides\tAda Sample (Tide Office)\tHall A',
    '10:00–10:30\tCoffee\tFoyer',
    '10:30–11:30\tWicks\tCy Model\tHall B',
  ];
  const expected = [
    '03-04 09:00–10:00 | Reading the tides | Hall A | Ada Sample',
    '03-04 10:00–10:30 | Coffee | Foyer',
    '03-04 10:30–11:30 | Wicks | Hall B | Cy Model',
  ];
  const written = lines.map((line) => `<text:p>${line.replaceAll('\t', '<text:tab/>')}</text:p>`).join('');
  for (const file of [documentFile('p.docx', docxParts(lines.map(wordLine).join(''))), documentFile('p.odt', odtParts(written))])
    expect(shortly(readOffice(await file))).toEqual(expected);
});

test('Writer: tables below headings; comments and what was deleted are none of it, covered cells are no columns', async () => {
  const comment = '<office:annotation><text:p>ask Flo Test</text:p></office:annotation>';
  const body = `<text:tracked-changes><text:p>09:00 Deleted</text:p></text:tracked-changes><text:h>Tuesday, 4 March 2031</text:h>${writerTable(
    [head, ['09:00–10:00', 'Reading the tides', 'Ada Sample; Bo Example', 'Hall A']],
  )
    .replace('Reading', `${comment}Reading`)
    .replace(
      '</table:table>',
      '<table:table-row><table:table-cell><text:p>10:00–10:30</text:p></table:table-cell><table:table-cell table:number-columns-spanned="2"><text:p>Lunch<text:s text:c="1"/>break</text:p></table:table-cell><table:covered-table-cell/><table:table-cell><text:p>Foyer</text:p></table:table-cell></table:table-row></table:table>',
    )}`;
  expect(shortly(readOffice(await documentFile('p.odt', odtParts(body))))).toEqual([
    '03-04 09:00–10:00 | Reading the tides | Hall A | Ada Sample + Bo Example',
    '03-04 10:00–10:30 | Lunch break | Foyer',
  ]);
});

test('what is no such document, is encrypted, of an older kind or too large says what to do', async () => {
  const bytes = (text: string): Uint8Array => Uint8Array.from(text, (sign) => sign.charCodeAt(0));
  const compound = bytes('\u00D0\u00CF\u0011\u00E0\u00A1\u00B1\u001A\u00E1 and more');
  const zip = zipOf(docxParts(wordLine('09:00 Tides')));
  const told = async (file: ImportFile): Promise<string> => {
    const result = readOffice(await opened(file));
    const [first] = result.findings;
    return `${result.readable} ${first?.severity} ${first?.code}: ${first?.message}`;
  };
  expect(await told({ path: 'p.rtf', bytes: bytes('{\\rtf1 09:00 Tides}') })).toMatch(/^false error document-old: .*save it as \.docx/);
  expect(await told({ path: 'p.docx', bytes: bytes('{\\rtf1 09:00 Tides}') })).toMatch(/^false error document-old: .*save it as \.docx/);
  expect(await told({ path: 'p.doc', bytes: compound })).toMatch(/^false error document-old: .*save it as \.docx .*without a password/);
  expect(await told({ path: 'p.docx', bytes: compound })).toMatch(/document-old: the document is encrypted/);
  expect(await told({ path: 'p.pages', bytes: zip })).toMatch(/document-old: documents that end with \.pages/);
  expect(await told({ path: 'p.docx', bytes: zip.slice(0, zip.length - 30) })).toMatch(/document-broken: .*cut off/);
  expect(await told({ path: 'p.docx', bytes: bytes('09:00 Tides') })).toMatch(/document-broken/);
  expect(await told({ path: 'p.odt', bytes: zip })).toMatch(/document-broken: the document has no text/);
  const large = docxParts(wordLine('x'.repeat(1000)));
  expect(await told({ path: 'p.docx', bytes: zipOf(large, { 'word/document.xml': 30_000_000 }) })).toMatch(/document-too-large/);
  // A bomb that claims to be small is found where it is unpacked.
  expect(await told({ path: 'p.docx', bytes: zipOf(large, { 'word/document.xml': 100 }) })).toMatch(/document-broken/);
  const entity = odtParts('<text:p>&a;</text:p>', '<!DOCTYPE d [<!ENTITY a "bomb">]>');
  expect(await told({ path: 'p.odt', bytes: zipOf(entity) })).toMatch(/xml-doctype/);
  expect(await told({ path: 'p.odt', bytes: zipOf(odtParts('<text:list-item>'.repeat(500))) })).toMatch(/xml-too-deep/);
  const [open, close] = ['<w:tbl><w:tr><w:tc>', '</w:tc></w:tr></w:tbl>'].map((tags) => tags.repeat(30_000));
  expect(await told({ path: 'p.docx', bytes: zipOf(docxParts(`${open}<w:p/>${close}`)) })).toMatch(/document-broken: .*nested too deeply/);
  expect(await told({ path: 'p.docx', bytes: zipOf(docxParts('<w:p><w:r><w:t>&a;</w:t></w:r></w:p>')) })).toMatch(
    /document-broken: .*entity not found/,
  );
});
