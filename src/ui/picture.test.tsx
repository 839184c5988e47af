// A picture is never broken: it is replaced by a pattern from the name, or by initials.
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { Avatar } from './avatar.tsx';
import { initialsOf } from './initials.ts';
import { tilesOf } from './pattern.ts';
import { Picture } from './picture.tsx';

describe('a picture', () => {
  it('keeps its place, waits until it is near, and is described', () => {
    render(<Picture src="/hall.jpg" alt="The hall" name="Hall A" ratio="4 / 3" />);
    const image = screen.getByRole<HTMLImageElement>('img', { name: 'The hall' });
    expect(image.getAttribute('loading')).toBe('lazy');
    expect(image.style.aspectRatio).toBe('4 / 3');
  });

  it('becomes a pattern when it fails, and a picture again when another comes', () => {
    const { rerender } = render(<Picture src="/a.jpg" alt="Booth" name="Aurora" />);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.getByRole('img', { name: 'Booth' }).tagName).toBe('svg');
    rerender(<Picture src="/b.jpg" alt="Booth" name="Aurora" />);
    expect(screen.getByRole('img', { name: 'Booth' }).tagName).toBe('IMG');
  });

  it('becomes one where it failed before the browser took the page over', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
    HTMLImageElement.prototype.decode = () => Promise.reject(new Error('broken'));
    render(<Picture src="/gone.jpg" alt="Booth" name="Aurora" />);
    await waitFor(() => expect(screen.getByRole('img', { name: 'Booth' }).tagName).toBe('svg'));
    vi.restoreAllMocks();
    Reflect.deleteProperty(HTMLImageElement.prototype, 'decode');
  });

  it('is silent where it only decorates', () => {
    const { container } = render(<Picture src="" alt="" name="Aurora" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(container.querySelector('svg')?.getAttribute('aria-hidden')).toBe('true');
  });
});

describe('a pattern', () => {
  it('is the same for the same name, however it was typed, and another for another', () => {
    expect(tilesOf('Zürich')).toEqual(tilesOf('Zu\u0308rich'));
    expect(tilesOf('Aurora')).not.toEqual(tilesOf('Auror'));
  });

  it('draws something for every name, even none', () => {
    for (const name of ['', 'A', '李明', 'x'.repeat(500)]) expect(tilesOf(name).length).toBeGreaterThan(4);
  });
});

describe('a person', () => {
  it.each([
    ['Martha Quill', 'MQ'],
    ['Prof. Dr. med. Martha van der Quill', 'MQ'],
    ['Priv.-Doz. Ilja Brandt, PhD', 'IB'],
    ['Åse Øvergård', 'ÅØ'],
    ['E\u0301mile Zola', 'E\u0301Z'],
    ['किरण', 'कि'],
    ['李明', '李'],
    ['Dr', ''],
    ['  ', ''],
    ['“Ada” Stern', 'AS'],
    ['د. منى فؤاد', 'م\u200cف'],
    ['أ.د. محمود كمال', 'م\u200cك'],
    ['الدكتورة هدى سالم', 'ه\u200cس'],
    ['ليلى', 'ل'],
  ])('%j has the initials %j', (name, initials) => expect(initialsOf(name)).toBe(initials));

  it('has initials where the picture fails', () => {
    const { container } = render(<Avatar name="Ilja Brandt" src="/ilja.jpg" />);
    fireEvent.error(container.querySelector('img')!);
    expect(container.textContent).toBe('IB');
  });

  it('is silent: the name is next to it', () => {
    render(<Avatar name="Ilja Brandt" />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('IB').getAttribute('aria-hidden')).toBe('true');
  });
});
