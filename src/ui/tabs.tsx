// Tabs with their panels, of which one is shown.
import { useState, type ReactNode } from 'react';
import { TabList, tabIds, type Tab } from './tab-list.tsx';
import styles from './tabs.module.css';

type TabsProps = {
  /** What the tabs choose between. */
  label: string;
  tabs: readonly (Tab & { content: ReactNode })[];
  /** Id of the tab chosen at first; the first one by default. */
  first?: string;
};

/** Tabs that keep their own state. For tabs in the address, use `TabList` with a panel of your own. */
export function Tabs({ label, tabs, first }: TabsProps) {
  const [selected, select] = useState(first ?? tabs[0]?.id ?? '');
  const open = tabs.find((tab) => tab.id === selected) ?? tabs[0];
  if (open === undefined) return null;
  return (
    <div className={styles.tabs}>
      <TabList label={label} tabs={tabs} selected={open.id} onSelect={select} />
      <TabPanel id={open.id}>{open.content}</TabPanel>
    </div>
  );
}

type TabPanelProps = {
  /** Id of the tab it belongs to. */
  id: string;
  children: ReactNode;
  className?: string;
};

/** The panel of a tab; the Tab key reaches it even without focusable content. */
export function TabPanel({ id, children, className }: TabPanelProps) {
  const { tab, panel } = tabIds(id);
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- required by the pattern (WAI-ARIA, tabs)
    <div id={panel} role="tabpanel" aria-labelledby={tab} tabIndex={0} className={className}>
      {children}
    </div>
  );
}
