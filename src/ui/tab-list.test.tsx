// The keyboard of tabs: one stop, arrows by the writing direction, wrapping at the ends.
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { TabList, TabPanel, tabIds } from './tab-list.tsx';

const days = [
  { id: 'mon', label: 'Monday', detail: '71 sessions', content: <p>First day</p> },
  { id: 'tue', label: 'Tuesday', content: <p>Second day</p> },
  { id: 'wed', label: 'Wednesday', content: <p>Third day</p> },
];

/** Tabs with their panel, as pages have them. */
function Tabs({ first = 'mon' }: { first?: string }) {
  const [selected, select] = useState(first);
  return (
    <>
      <TabList label="Days" tabs={days} selected={selected} onSelect={select} />
      <TabPanel id={selected}>{days.find(({ id }) => id === selected)?.content}</TabPanel>
    </>
  );
}

const chosen = (): string | null => screen.getByRole('tab', { selected: true }).textContent;

describe('tabs', () => {
  it('show one panel, named by its tab', async () => {
    render(<Tabs />);
    expect(screen.getByRole('tablist', { name: 'Days' })).toBeTruthy();
    expect(screen.getByRole('tabpanel', { name: /Monday/ }).textContent).toBe('First day');
    await userEvent.click(screen.getByRole('tab', { name: 'Tuesday' }));
    expect(screen.getByRole('tabpanel', { name: 'Tuesday' }).textContent).toBe('Second day');
    expect(screen.queryByText('First day')).toBeNull();
  });

  it('are one stop for Tab, then arrows, Home and End move and choose', async () => {
    render(<Tabs first="tue" />);
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Tuesday');
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(chosen()).toBe('Monday 71 sessions');
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Wednesday');
    await userEvent.keyboard('{Home}');
    expect(chosen()).toBe('Monday 71 sessions');
    await userEvent.keyboard('{End}');
    expect(document.activeElement?.textContent).toBe('Wednesday');
    await userEvent.tab();
    expect(document.activeElement?.getAttribute('role')).toBe('tabpanel');
  });

  it('turn their arrows round in right-to-left scripts', async () => {
    render(
      <div style={{ direction: 'rtl' }}>
        <Tabs />
      </div>,
    );
    screen.getByRole('tab', { name: /Monday/ }).focus();
    await userEvent.keyboard('{ArrowLeft}');
    expect(chosen()).toBe('Tuesday');
  });

  it('stay reachable where nothing is chosen yet', async () => {
    const select = vi.fn();
    render(<TabList label="Days" tabs={days} selected="unknown" onSelect={select} />);
    await userEvent.tab();
    expect(document.activeElement?.id).toBe(tabIds('mon').tab);
    await userEvent.keyboard('{ArrowRight}');
    expect(select).toHaveBeenCalledWith('mon');
  });
});
