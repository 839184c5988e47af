// The parts of forms: associated with their texts, announced, and never interrupting input.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { Checkbox } from './checkbox.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { PasswordField } from './password-field.tsx';
import { SelectField } from './select-field.tsx';
import { TextField } from './text-field.tsx';

const nothing = (): void => undefined;
const describedBy = (element: HTMLElement): string[] =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent ?? '');

function Secret({ error = '' }) {
  const [text, setText] = useState('');
  return (
    <form onSubmit={(event) => event.preventDefault()}>
      <PasswordField
        label="Password"
        help="Long is good."
        error={error}
        value={text}
        onChange={setText}
        autoComplete="new-password"
        showLabel="Show password"
        shownMessage="It is shown."
        hiddenMessage="It is hidden."
      />
      <button type="submit">Send</button>
    </form>
  );
}

it('a password is shown and hidden, keeps the cursor position, and announces it', async () => {
  render(<Secret error="Longer." />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  expect(describedBy(field)).toEqual(['Long is good.', 'Longer.']);
  await userEvent.click(field);
  await userEvent.paste('  blanks count ');
  expect(field.value).toBe('  blanks count ');
  const eye = screen.getByRole('button', { name: 'Show password' });
  expect(screen.queryByText(/It is/)).toBeNull();
  await userEvent.click(eye);
  expect([field.type, eye.getAttribute('aria-pressed'), document.activeElement]).toEqual(['text', 'true', field]);
  expect(screen.getByText('It is shown.').getAttribute('role')).toBe('status');
  await userEvent.tab();
  expect(document.activeElement).toBe(eye);
  await userEvent.keyboard(' ');
  expect([field.type, eye.getAttribute('aria-pressed'), document.activeElement]).toEqual(['password', 'false', eye]);
  expect(screen.getByText('It is hidden.')).toBeTruthy();
});

it('a visible password is hidden when its form is sent; the eye button sends nothing', async () => {
  render(<Secret />);
  const field = screen.getByLabelText<HTMLInputElement>('Password');
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
  expect(field.type).toBe('text');
  await userEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(field.type).toBe('password');
});

it('a checkbox is clickable by its label and described by help and error', async () => {
  const Box = () => {
    const [checked, setChecked] = useState(false);
    return <Checkbox label="I agree" help="To the terms." error={checked ? '' : 'Agree first.'} checked={checked} onChange={setChecked} />;
  };
  render(<Box />);
  const box = screen.getByRole<HTMLInputElement>('checkbox', { name: 'I agree' });
  expect(describedBy(box)).toEqual(['To the terms.', 'Agree first.']);
  expect(box.getAttribute('aria-invalid')).toBe('true');
  await userEvent.click(screen.getByText('I agree'));
  expect(box.checked).toBe(true);
  expect([describedBy(box), box.hasAttribute('aria-invalid')]).toEqual([['To the terms.'], false]);
});

it('a select is named and gives the value chosen', async () => {
  const chosen: string[] = [];
  const options = [
    { value: '', label: '' },
    { value: 'de-DE', label: 'Deutsch', lang: 'de-DE' },
  ];
  render(<SelectField label="Language" error="Choose." value="" onChange={(value) => chosen.push(value)} options={options} />);
  const select = screen.getByRole('combobox', { name: 'Language' });
  expect(describedBy(select)).toEqual(['Choose.']);
  await userEvent.selectOptions(select, 'Deutsch');
  expect(chosen).toEqual(['de-DE']);
});

it('a summary takes the focus at each attempt and leads to the fields, without a new address', async () => {
  const Form = ({ attempt }: { attempt: number }) => (
    <>
      <ErrorSummary
        title="There is a problem"
        attempt={attempt}
        errors={[
          { id: 'mail', message: 'Enter your address.' },
          { id: '', message: 'No answer.' },
        ]}
      />
      <TextField id="mail" label="E-mail" value="" onChange={nothing} />
    </>
  );
  const { rerender } = render(<Form attempt={1} />);
  const summary = screen.getByRole('group', { name: 'There is a problem' });
  expect(document.activeElement).toBe(summary);
  await userEvent.click(screen.getByRole('link', { name: 'Enter your address.' }));
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'));
  expect(location.hash).toBe('');
  expect(screen.getAllByRole('link')).toHaveLength(1);
  rerender(<Form attempt={2} />);
  expect(document.activeElement).toBe(summary);
});

it('a summary without errors is not drawn', () => {
  const { container } = render(<ErrorSummary title="x" attempt={0} errors={[]} />);
  expect(container.childElementCount).toBe(0);
});

it('the first error of a form comes into view where the visitor is in that form, and none with the page or in another form', () => {
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView');
  const Form = ({ error = '', name = 'Code' }) => (
    <form onSubmit={(event) => event.preventDefault()}>
      <TextField label={name} error={error && `${error} 1`} value="" onChange={nothing} />
      <TextField label="Name" error={error && `${error} 2`} value="" onChange={nothing} />
      <button type="submit">{`Send ${name}`}</button>
    </form>
  );
  const { rerender } = render(<Form error="Wrong" />);
  expect(scrolled).not.toHaveBeenCalled();
  rerender(<Form />);
  screen.getByRole('button', { name: 'Send Code' }).focus();
  rerender(<Form error="Wrong" />);
  expect(scrolled.mock.contexts.map((element) => (element as Element).textContent)).toEqual(['Wrong 1']);
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  render(<Form name="Other" error="Elsewhere" />);
  expect(scrolled).toHaveBeenCalledTimes(1);
  scrolled.mockRestore();
});
