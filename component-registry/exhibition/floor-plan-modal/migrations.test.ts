import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import { props } from './props.ts';

test('version 0 had halls and company written out: its id stays', () => {
  const raised = migrations[0]!({ label: 'Find us', halls: [{ id: 'one' }], company: { id: 'sample', name: 'Sample', booths: ['A1'] } });
  expect(raised).toEqual({ label: 'Find us', company: 'sample' });
  expect(props.safeParse(raised).success).toBe(true);
});

test('a company named by its id is unchanged', () => {
  expect(migrations[0]!({ company: '4711' })).toEqual({ company: '4711' });
});
