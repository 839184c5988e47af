// Fields are associated with their texts and never change or lose input.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchField } from './search-field.tsx';
import { TextField } from './text-field.tsx';

const nothing = (): void => undefined;

describe('a text field', () => {
  it('is named by its label and described by help and error', () => {
    render(
      <TextField label="E-mail" help="As registered." error="Add the part after the dot." value="a@b" onChange={nothing} type="email" />,
    );
    const field = screen.getByRole('textbox', { name: 'E-mail' });
    expect(field.getAttribute('aria-invalid')).toBe('true');
    const described = (field.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent);
    expect(described).toEqual(['As registered.', 'Add the part after the dot.']);
  });

  it('is neither invalid nor described without them', () => {
    render(<TextField label="Name" error="" value="" onChange={nothing} autoComplete="name" />);
    const field = screen.getByRole('textbox', { name: 'Name' });
    expect(field.hasAttribute('aria-invalid')).toBe(false);
    expect(field.hasAttribute('aria-describedby')).toBe(false);
    expect(field.getAttribute('autocomplete')).toBe('name');
  });

  it('passes on every character, in one line or several', async () => {
    const Form = () => {
      const [text, setText] = useState('');
      return <TextField label="Question" optionalLabel="(optional)" multiline value={text} onChange={setText} />;
    };
    render(<Form />);
    const field = screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Question (optional)' });
    await userEvent.type(field, '  Why?{Enter}Öl ');
    expect(field.value).toBe('  Why?\nÖl ');
  });
});

describe('a search field', () => {
  const Search = ({ outer = nothing }: { outer?: () => void }) => {
    const [text, setText] = useState('');
    return (
      // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- stands for a popover that closes on Escape
      <div onKeyDown={(event) => event.key === 'Escape' && outer()}>
        <SearchField label="Search the programme" labelHidden value={text} onChange={setText} clearLabel="Empty" />
      </div>
    );
  };

  it('empties by its cross and keeps the focus', async () => {
    render(<Search />);
    const field = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Search the programme' });
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(field, 'hart');
    await userEvent.click(screen.getByRole('button', { name: 'Empty' }));
    expect(field.value).toBe('');
    expect(document.activeElement).toBe(field);
  });

  it('empties on Escape first, and only then lets Escape through', async () => {
    const outer = vi.fn();
    render(<Search outer={outer} />);
    const field = screen.getByRole<HTMLInputElement>('searchbox');
    await userEvent.type(field, 'hart{Escape}');
    expect(field.value).toBe('');
    expect(outer).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    expect(outer).toHaveBeenCalledOnce();
  });
});
