// The field of a message has the focus where it comes into a dialog that is open already, and takes it nowhere else.
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChatComposerView } from './composer.tsx';

const words = { enterHelp: 'Enter sends', left: String, send: 'Send', noWords: 'Write something' };
const composer = <ChatComposerView label="Your message" draft="foyer.draft" onSend={async () => ''} words={words} />;

test('in an open dialog it has the focus', () => {
  render(<dialog open>{composer}</dialog>);
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your message' }));
});

test('on a page it takes none', () => {
  render(<section>{composer}</section>);
  expect(document.activeElement).toBe(document.body);
});
