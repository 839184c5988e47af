import { expect, test } from 'vitest';
import { hexColour, hueOf, isGreyish } from './colours.ts';

test('colours in every usual writing become #rrggbb', () => {
  expect(['#F9B000', 'e40429', '#C33', '#11223344', 'red', '#12', 'url(x)'].map(hexColour)).toEqual([
    '#f9b000',
    '#e40429',
    '#cc3333',
    '#112233',
    '',
    '',
    '',
  ]);
});

test('hues, and what is too grey to have one', () => {
  expect(['#ff0000', '#00ff00', '#0000ff'].map((colour) => hueOf(colour).hue)).toEqual([0, 120, 240]);
  expect(['#4d4d4c', '#808080', '#685b9d'].map(isGreyish)).toEqual([true, true, false]);
});
