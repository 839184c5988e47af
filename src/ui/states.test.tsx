// Every state of a part of the page is announced: loading, empty, failed, changed.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { Badge } from './badge.tsx';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import { ErrorState } from './error-state.tsx';
import { LiveRegion } from './live-region.tsx';
import { Skeleton, SkeletonArea } from './skeleton.tsx';
import { Time } from './time.tsx';

it('loading is said once, whatever the number of shapes', () => {
  const { container } = render(
    <SkeletonArea label="The programme is loading">
      <Skeleton shape="picture" />
      <Skeleton lines={3} />
    </SkeletonArea>,
  );
  expect(screen.getByRole('status').textContent).toBe('The programme is loading');
  expect(container.querySelector('[aria-busy="true"]')).not.toBeNull();
  // All shapes are silent.
  expect(container.querySelectorAll('[aria-hidden="true"]')).toHaveLength(2);
  expect(container.querySelectorAll('[aria-hidden="true"] > span')).toHaveLength(3);
});

it('empty is one sentence and one action', () => {
  render(<EmptyState sentence="Nothing on Tuesday yet." action={<Button>Browse Tuesday</Button>} />);
  expect(screen.getByText('Nothing on Tuesday yet.')).toBeTruthy();
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

it('empty and failed show the line of the event by style alone: nothing is added to what is read', () => {
  const { container } = render(
    <>
      <EmptyState sentence="Nothing on Tuesday yet." />
      <ErrorState sentence="It did not arrive." />
    </>,
  );
  expect(container.querySelectorAll('[data-motif]')).toHaveLength(2);
  expect(container.textContent).toBe('Nothing on Tuesday yet.It did not arrive.');
});

it('failed is announced and can be tried again', async () => {
  const retry = vi.fn();
  const { rerender } = render(<ErrorState sentence="It did not arrive." retryLabel="Try again" onRetry={retry} />);
  expect(screen.getByRole('alert').textContent).toContain('It did not arrive.');
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(retry).toHaveBeenCalledOnce();

  rerender(<ErrorState sentence="It did not arrive." retryLabel="Try again" onRetry={retry} retrying />);
  await userEvent.click(screen.getByRole('button', { name: 'Try again', busy: true }));
  expect(retry).toHaveBeenCalledOnce();

  rerender(<ErrorState sentence="It did not arrive." />);
  expect(screen.queryByRole('button')).toBeNull();
});

it('a change is announced in a region that existed before', () => {
  const { rerender } = render(<LiveRegion message="" />);
  const region = screen.getByRole('status');
  expect(region.textContent).toBe('');
  rerender(<LiveRegion message="12 sessions found" />);
  expect(screen.getByRole('status')).toBe(region);
  expect(region.textContent).toBe('12 sessions found');
});

it('a time is read by people and machines, a badge by its words', () => {
  render(
    <>
      <Time dateTime="2027-05-03T09:00+02:00">09:00</Time>
      <Badge tone="live">Live</Badge>
    </>,
  );
  expect(screen.getByText('09:00').getAttribute('datetime')).toBe('2027-05-03T09:00+02:00');
  expect(screen.getByText('Live').textContent).toBe('Live');
});
