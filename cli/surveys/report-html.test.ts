// What strangers write in a survey and its answers stays text: in the page of the summary, and in a spreadsheet.
import { expect, test } from 'vitest';
import { hasShared, readShared } from '../../tests/support/shared.ts';
import { survey as surveyDocument } from '../../src/model/documents/survey.ts';
import { reportHtml } from './report-html.ts';
import { surveyCsv } from './survey-csv.ts';

const OWN = [
  '</blockquote><script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  "' onload='alert(1)",
  '<!--',
  '&lt;b&gt;',
  'x'.repeat(80),
];
const payloads = (): string[] =>
  hasShared
    ? ['dompurify-expect', 'h5sc', 'owasp-filter-evasion', 'payload-lists'].flatMap((file) =>
        (JSON.parse(readShared(`cases/xss/${file}.json`)) as { cases: { payload?: string }[] }).cases.flatMap(
          ({ payload }) => payload ?? [],
        ),
      )
    : [];

test('no words of titles, choices and answers become markup', () => {
  for (const word of [...OWN, ...payloads()]) {
    const bars = [{ label: word, count: 2 }];
    const page = reportHtml(word, 'en-GB', [
      { title: word, count: 1, questions: [{ title: word, count: 1, mean: 1, bars, texts: [word] }] },
    ]);
    const elements = [...page.matchAll(/<\s*([^\s/>]+)/g)].map(([, name]) => name);
    const expected = '!doctype html head meta meta meta title style body h1 h2 p h3 p figure svg text rect text blockquote'.split(' ');
    expect(elements).toEqual(expected);
    // In quotes, nothing of it ends the attribute.
    expect(page.match(/aria-label="[^"<>]*" viewBox/)).not.toBeNull();
    expect(page).toContain("default-src 'none'");
  }
});

test('an Arabic report reads from the right, and no character is cut in two', () => {
  const label = '😀'.repeat(40);
  const page = reportHtml('تقييم', 'ar-EG', [
    { title: 'x', count: 1, questions: [{ title: 'y', count: 1, mean: null, bars: [{ label, count: 1 }], texts: [] }] },
  ]);
  expect(page).toContain('<html lang="ar-EG" dir="rtl">');
  expect(page.isWellFormed()).toBe(true);
});

test('no answer is a formula of a spreadsheet', () => {
  const survey = surveyDocument.parse({
    evaluates: 'event',
    survey: { pages: [{ name: 'p', elements: [{ type: 'comment', name: 'remarks', title: 'Remarks' }] }] },
  });
  const formulas = ['=HYPERLINK("https://example.org")', '+1+cmd', '-2+3', '@SUM(1)', '\t=1', '\r=1', '\n=1', '＝1+1'];
  const answers = formulas.map((remarks) => ({
    survey: 's',
    of: 'event' as const,
    id: '1',
    name: remarks,
    submitted: '2027-05-03',
    person: '',
    answers: { remarks, '=made=up': remarks },
  }));
  const file = surveyCsv({ surveys: new Map([['s', survey]]), answers });
  // Every field, read as a spreadsheet reads it.
  const fields = [...file.matchAll(/(?:^|,|\r\n)(?:"((?:[^"]|"")*)"|([^",\r\n]*))/g)].map(([, quoted, plain]) => quoted ?? plain ?? '');
  expect(fields.filter((field) => /^[\s]*[=+\-@＝]/.test(field))).toEqual([]);
  expect(fields.filter((field) => field.startsWith("'"))).toHaveLength(formulas.length * 3 + 1);
});

test('the questions of challenges, whose answers are not stored, are no columns', () => {
  const of = (evaluates: 'event' | 'challenge', name: string) =>
    surveyDocument.parse({ evaluates, survey: { pages: [{ name: 'p', elements: [{ type: 'comment', name, title: name }] }] } });
  const file = surveyCsv({
    surveys: new Map([
      ['challenge', of('challenge', 'aed')],
      ['event', of('event', 'remarks')],
    ]),
    answers: [],
  });
  expect(file.split(/\r?\n/)[0]).toBe('survey,of,id,name,submitted,person,remarks');
});

test('a report is in the language of its questions', () => {
  const page = reportHtml('Kardia', 'de-DE', [
    { title: 'x', count: 2, questions: [{ title: 'y', count: 2, mean: 4.5, bars: [], texts: [] }] },
  ]);
  expect(page).toContain('Antworten: 2 · Mittelwert 4,50');
  expect(page).not.toMatch(/Answers|mean/);
});
