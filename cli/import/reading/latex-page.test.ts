// LaTeX as a page: what no sample of an organiser has, and hostile files may.
import { expect, test } from 'vitest';
import { pageOfLatex } from './latex-page.ts';

const body = (source: string): string => /^<html><body>([\s\S]*)<\/body><\/html>$/.exec(pageOfLatex(source))![1]!;

test.each([
  ['a command called like a property of every object', '\\constructor{Kelp} \\toString{Gulls}', 'Kelp Gulls'],
  ['braces that are never closed', '\\talk{9:00}{Kelp', '9:00Kelp'],
  ['a closed one within one that is not', '\\emph{\\textbf{Kelp} by night', 'Kelp by night'],
  ['braces that are escaped', '\\emph{a \\{ b}', 'a { b'],
  ['markup of a page is text', '\\emph{<script>}', '&lt;script&gt;'],
])('%s', (_name, source, html) => expect(body(source)).toBe(html));

// Were each brace looked for by itself, the pass over this file would take minutes.
test('a file that opens braces and never closes them is read in one pass', () => {
  expect(body('\\a{'.repeat(200_000)).length).toBe(0);
});
