// Damaged and hostile lists of exhibitors: nothing acts, nothing is lost, and it takes no time.
import { expect, test } from 'vitest';
import { fileOf } from '../fixtures/schedules.ts';
import { opened, partsOf, workbook, zipOf } from '../fixtures/workbooks.ts';
import { importProgramme } from '../import-programme.ts';
import { boothsIn } from './booth-list.ts';
import { isPicturePath, siteAddress } from './web-site.ts';

const read = (text: string, name = 'exhibitors.csv') => importProgramme({ files: [fileOf(name, text)] });

test.each([
  ['www.example.org', 'https://www.example.org/'],
  ['bücher.example.org/a?b', 'https://xn--bcher-kva.example.org/a?b'],
  ['example.org:8443/x', 'https://example.org:8443/x'],
  ['HTTP://Example.org', 'http://example.org/'],
  ['javascript:alert(1)', ''],
  ['java\tscript:alert(1)', ''],
  ['JaVaScRiPt://example.org/%0aalert(1)', ''],
  ['data:text/html,x', ''],
  ['vbscript:x', ''],
  ['file:///etc/passwd', ''],
  ['//example.org/x', ''],
  ['info@example.org', ''],
  ['mailto:info@example.org', ''],
  ['http://', ''],
  ['none', ''],
  [`https://example.org/${'a'.repeat(3000)}`, ''],
])('the site %j is %j', (written, address) => {
  expect(siteAddress(written)).toBe(address);
});

test.each([
  ['logos/a.svg', true],
  ['Logo Müller.PNG', true],
  ['../../etc/passwd', false],
  ['../a.png', false],
  ['logos/../../a.png', false],
  ['/etc/a.png', false],
  ['C:\\a.png', false],
  ['https://example.org/a.png', false],
  ['a.png\0.svg', false],
  ['a.exe', false],
])('the picture %j: %j', (path, isOne) => {
  expect(isPicturePath(path)).toBe(isOne);
});

test('booths of every manner', () => {
  const short = (cell: unknown, hall?: string): string[] => boothsIn(cell, hall).map((one) => `${one.hall}:${one.number}`);
  expect(short('A12, A13')).toEqual([':A12', ':A13']);
  expect(short('A12/13')).toEqual([':A12', ':A13']);
  expect(short('2.9/2.10', '2')).toEqual(['2:2.9', '2:2.10']);
  expect(short('Halle 2, Stand A12; Halle 3 / B1')).toEqual(['2:A12', '3:B1']);
  expect(short('Stand: 14 und 15')).toEqual([':14', ':15']);
  expect(short('12-14')).toEqual([':12-14']);
  expect(short('–')).toEqual([]);
  expect(short(['A1', 'A1'])).toEqual([':A1']);
  expect(short('A1,'.repeat(50_000))).toHaveLength(1);
  expect(short('Hall '.repeat(40_000)).length).toBeLessThan(3);
});

test('markup and formulas in names are words; 200 KB of text are shortened, and the row stays', () => {
  const long = 'Wir bauen Geräte. '.repeat(12_000);
  const result = read(
    `Company;Booth;Website;Logo;Description\n"<img src=x onerror=alert(1)>Faro";A1;javascript:alert(1);../../etc/passwd;"<script>alert(1)</script><a href=""javascript:x"">ok</a>"\n"=HYPERLINK(""https://evil.example.org"")";A2;;;"${long}"\n__proto__;A3;;;\nconstructor;A4;;;\n`,
  );
  const [first, formula, ...inherited] = result.exhibition.companies;
  expect(first).toMatchObject({ Name: 'Faro' });
  expect(JSON.stringify(first)).not.toMatch(/<script|javascript|onerror|passwd/);
  expect(formula).toMatchObject({ Name: '=HYPERLINK("https://evil.example.org")', Description: expect.stringMatching(/^<p>Wir bauen/) });
  expect(String(formula!.Description).length).toBeLessThanOrEqual(100_000);
  expect(inherited.map(({ Name }) => Name)).toEqual(['__proto__', 'constructor']);
  expect(result.pictures).toEqual([]);
  expect(result.findings.map(({ code, line }) => [code, line])).toEqual(
    expect.arrayContaining([
      ['address-unusable', 2],
      ['text-shortened', 3],
    ]),
  );
});

test('20,000 rows arrive or are quarantined, each with its place', () => {
  const lines = Array.from({ length: 20_000 }, (_, at) => (at % 100 === 99 ? `;B${at};` : `Sample ${at};B${at};s${at}.example.org`));
  const { exhibition, quarantine } = read(`Company;Booth;Website\n${lines.join('\n')}\n`);
  expect([exhibition.companies.length, quarantine.length, quarantine[0]?.line]).toEqual([19_800, 200, 101]);
  expect(new Set(exhibition.companies.map(({ Id }) => Id)).size).toBe(19_800);
});

test('a workbook: results of formulas, merged names, a cell of numbers; a bomb and a cut file say what they are', async () => {
  const file = await workbook('aussteller.xlsx', {
    name: 'Liste',
    rows: [
      ['Firma', 'Stand', 'Webseite'],
      ['Faro', 12, 'faro.example.org'],
      [null, 13, null],
      ['Halden', 'A1', null],
    ],
    merges: ['A2:A3'],
  });
  const { exhibition } = importProgramme({ files: [file] });
  expect(exhibition.companies.map(({ Name, ExhibitorBooths }) => [Name, ExhibitorBooths?.map(({ BoothNumber }) => BoothNumber)])).toEqual([
    ['Faro', ['12', '13']],
    ['Halden', ['A1']],
  ]);
  const cell = (at: string, text: string): string => `<c r="${at}" t="inlineStr"><is><t>${text}</t></is></c>`;
  const head = `<row r="1">${cell('A1', 'Firma')}${cell('B1', 'Stand')}</row>`;
  const formula = `<row r="2"><c r="A2" t="str"><f>HYPERLINK("https://evil.example.org","x")</f><v>Faro</v></c>${cell('B2', 'A1')}</row>`;
  const calculated = importProgramme({ files: [await opened({ path: 'a.xlsx', bytes: zipOf(partsOf(`${head}${formula}`)) })] });
  expect(calculated.exhibition.companies.map(({ Name }) => Name)).toEqual(['Faro']);
  const cut = importProgramme({ files: [await opened({ path: 'a.xlsx', bytes: file.bytes.slice(0, 300) })] });
  expect([cut.readable, cut.exhibition.companies]).toEqual([false, []]);
});
