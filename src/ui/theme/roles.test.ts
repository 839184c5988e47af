// Roles on a band of their own colour stay visible.
import { expect, it } from 'vitest';
import { lchOf } from './colour.ts';
import { darkGround, lightGround, seedsOf, strongGround } from './grounds.ts';
import { rolesOf } from './roles.ts';

const red = seedsOf({ brand: '#8c1c2b', accent: '', neutral: '#efe4d3' });
const signal = seedsOf({ brand: '#14130f', accent: '#e8442a', neutral: '' });

it('an accent of the colour of its band becomes the ink of the band', () => {
  const band = rolesOf(strongGround(lightGround(red)), red);
  expect([band['accent'], band['on-accent'], band['focus']]).toEqual([band['text'], band['surface'], band['text']]);
});

it('an accent that is seen on the band stays itself', () => {
  const band = rolesOf(strongGround(lightGround(signal)), signal);
  expect(lchOf(band['accent'] ?? '').h).toBeCloseTo(lchOf('#e8442a').h, 0);
});

it('soft fills on a band are steps of the band', () => {
  for (const page of [lightGround(red), darkGround(red)]) {
    const band = rolesOf(strongGround(page), red);
    expect(band['success-soft']).toBe(band['surface-sunken']);
  }
});

it('the chosen paper tints bands and greys, and the brand does where none is chosen', () => {
  const plain = seedsOf({ brand: '#8c1c2b', accent: '', neutral: '' });
  expect(lchOf(lightGround(red).tint).h).toBeCloseTo(lchOf('#efe4d3').h, -1);
  expect(lchOf(lightGround(plain).tint).h).toBeCloseTo(lchOf('#8c1c2b').h, -1);
});
