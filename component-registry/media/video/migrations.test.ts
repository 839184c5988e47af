import { expect, test } from 'vitest';
import { migrations } from './migrations.ts';
import { props } from './props.ts';

const version0 = { src: 'https://video.example.org/opening.mp4', title: { 'en-GB': 'Opening' }, poster: 'asset:opening.jpg' };
const version1 = { url: 'https://video.example.org/opening.mp4', title: { 'en-GB': 'Opening' }, poster: 'asset:opening.jpg' };

test('version 0 becomes version 1, its source is unchanged', () => {
  const before = structuredClone(version0);
  const raised = migrations[0]!(version0);
  expect(raised).toEqual(version1);
  expect(version0).toEqual(before);
  expect(props.safeParse(raised).success).toBe(true);
});

test('props with the new name are unchanged', () => {
  expect(migrations[0]!({ url: 'asset:new.mp4', src: 'asset:old.mp4' })).toEqual({ url: 'asset:new.mp4' });
  expect(migrations[0]!({ url: 'asset:new.mp4' })).toEqual({ url: 'asset:new.mp4' });
});
