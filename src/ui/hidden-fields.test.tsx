// What a form sends along unseen.
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { HiddenFields } from './hidden-fields.tsx';

test('names and values are sent in their order, repeated names and empty values too, and nobody meets them', () => {
  const values = [
    ['day', '2027-05-04'],
    ['room', 'a & b'],
    ['room', '“c”'],
    ['preview', ''],
  ] as const;
  const { container } = render(
    <form>
      <HiddenFields values={values} />
    </form>,
  );
  expect([...new FormData(container.querySelector('form')!)]).toEqual(values);
  expect([...container.querySelectorAll('input')].map(({ type }) => type)).toEqual(values.map(() => 'hidden'));
});
