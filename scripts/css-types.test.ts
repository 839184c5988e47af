// Types of CSS modules: the classes a style sheet defines, however they are nested, and no others.
import { expect, test } from 'vitest';
import { classesOf, declarationOf } from './css-types.ts';

test('classes of layers, containers and nested rules count; what only looks like a class does not', () => {
  const css = `@layer components {
    .wall { background: url('a.b'); & .is-open > .tile { color: red } }
    @container (width < 460px) { .wall:not([data-name='.no']) .narrow { top: 0.5px } }
    /* .comment */
  }`;
  expect(classesOf('a.module.css', Buffer.from(css))).toEqual(['is-open', 'narrow', 'tile', 'wall']);
});

test('a class is declared under the name that vite exports', () => {
  expect(declarationOf(['is-open'])).toContain('  readonly isOpen: string;\n');
});
