// Several contents in one place, one of which is shown.
import { useState } from 'react';
import { distinct, framed, tabIds, TabList, TabPanel, useDevice, useQueryState, useText, useTexts, type ViewProps } from '#sdk';
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
  // Without a script the tabs lead to the contents, which follow each other.
  const isPlain = useDevice(() => false, true);
  return (
    <div {...framed(frame, styles.root)}>
      <TabList
        label={text(props.label) || t('label')}
        tabs={tabs.map(({ key, title }) => ({ id: idOf(key), label: text(title), href: `#${tabIds(idOf(key)).panel}` }))}
        selected={idOf(selected)}
        onSelect={(id) => select(id.slice(frame.id.length + 1))}
      />
      <TabPanel key={selected} id={idOf(selected)} className={styles.panel}>
        <SlotGrid>{slots[tabs.find(({ key }) => key === selected)!.id]}</SlotGrid>
      </TabPanel>
      {isPlain &&
        tabs
          .filter(({ key }) => key !== selected)
          .map(({ key, id, title }) => (
            <section key={key} id={tabIds(idOf(key)).panel} className={styles.plain} aria-label={text(title)}>
              <p className={styles.title}>{text(title)}</p>
              <SlotGrid>{slots[id]}</SlotGrid>
            </section>
          ))}
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
