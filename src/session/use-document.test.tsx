// A document that a component reads: invalid keys have their defaults, and each problem is reported.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { RawDocument } from '../model/documents-of-rows.ts';
import type { Finding } from '../model/finding.ts';
import { type Frame, FrameContext } from './frame.ts';
import { useDocument } from './use-document.ts';

test('an invalid value is reported with its place, and read once for all components', () => {
  const header: RawDocument = {
    kind: 'header',
    name: 'header',
    value: { background: 7, menu: { menuItems: [{ name: 'Venue', url: 'page:Venue' }] } },
    sources: { background: { file: 'header.json', pointer: '/background' } },
    origins: new WeakMap(),
  };
  const model = { documents: {}, raw: new Map([['header', header]]), visibility: {}, texts: new Map(), findings: [] };
  const reported: Finding[] = [];
  const frame = { model, report: (problem: Finding) => reported.push(problem) } as unknown as Frame;
  const read: unknown[] = [];
  function Reader() {
    const { menu, background } = useDocument('header');
    read.push(menu, background);
    return <p>{menu.menuItems.length}</p>;
  }
  render(
    <FrameContext value={frame}>
      <Reader />
      <Reader />
    </FrameContext>,
  );
  expect(read.slice(0, 2)).toMatchObject([{ menuItems: [{ name: 'Venue' }] }, '']);
  expect(read[2]).toBe(read[0]);
  expect(reported[0]).toMatchObject({ code: 'wrong-type', file: 'header.json', pointer: '/background' });
  expect(new Set(reported).size).toBe(1);
});
