// Several contents in one place, one of which is shown.
import { useState } from 'react';
import { distinct, framed, TabList, TabPanel, useQueryState, useText, useTexts, type ViewProps } from '#sdk';
import { SlotGrid } from '../parts/slot-grid.tsx';
import type { Props } from './props.ts';
import { texts } from './texts.ts';
import styles from './view.module.css';

export default function Tabs({ props, frame, slots }: ViewProps<Props>) {
  const text = useText();
  const t = useTexts(texts);
  const tabs = distinct(props.tabs);
  const [selected, select] = useSelected(tabs, props.query);
  // Ids are unique on the page: two placements may name their tabs alike.
  const idOf = (tab: string): string => `${frame.id}-${tab}`;
  return (
    <div {...framed(frame, styles.root)}>
      <TabList
        label={text(props.label) || t('label')}
        tabs={tabs.map((tab) => ({ id: idOf(tab.key), label: text(tab.title) }))}
        selected={idOf(selected)}
        onSelect={(id) => select(id.slice(frame.id.length + 1))}
      />
      <TabPanel key={selected} id={idOf(selected)} className={styles.panel}>
        <SlotGrid>{slots[tabs.find(({ key }) => key === selected)!.id]}</SlotGrid>
      </TabPanel>
    </div>
  );
}

/** The open tab, stored in the address if the organiser wants it; an unknown one is the first. */
function useSelected(tabs: readonly { key: string }[], query: Props['query']): [string, (id: string) => void] {
  const first = tabs[0]!.key;
  const own = useState(first);
  const shared = useQueryState(query, first);
  const [id, select] = query ? shared : own;
  return [tabs.some(({ key }) => key === id) ? id : first, select];
}
