// Signs of questions as elements: what draws them, without what is only there to cut them.
import { SvgRegistry } from 'survey-core';
import { expect, test } from 'vitest';
import { fillIcons } from './survey-icons.ts';

test('the rectangle of a clip path is not drawn over the sign, and nothing that runs is taken', () => {
  SvgRegistry.registerIcon(
    'probe',
    '<svg viewBox="0 0 16 16"><g clip-path="url(#a)"><path d="M1 1" onclick="x()"/></g><defs><clipPath id="a"><rect width="16" height="16" fill="white"/></clipPath></defs><circle r="2"/></svg>',
  );
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  const stop = fillIcons(holder);
  const probe = holder.querySelector('[id$="probe"]')!;
  expect([...probe.querySelectorAll('*')].map((one) => one.outerHTML.replaceAll(/ xmlns="[^"]*"/g, ''))).toEqual([
    '<g><path d="M1 1"></path></g>',
    '<path d="M1 1"></path>',
    '<circle r="2"></circle>',
  ]);
  stop();
});
