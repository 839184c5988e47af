// The choice of the time zone of all times: the event's, the device's, or any other, found by typing. It holds at once and is remembered.
import { Button, Dialog, OWN_ZONE, SearchField, useDates, useEvent, useNow, useOwnZone, useTexts, useZoneChoice, placeOfZone } from '#sdk';
import { useId, useMemo, useState } from 'react';
import { texts } from './texts.ts';
import { useZoneNames } from './use-zone-names.ts';
import { fittingZones, zoneOptions } from './zone-list.ts';
import styles from './zone-dialog.module.css';

type ZoneDialogProps = { open: boolean; onClose: () => void };

export function ZoneDialog({ open, onClose }: ZoneDialogProps) {
  const t = useTexts(texts);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('title')}
      closeLabel={t('close')}
      actions={
        <Button variant="primary" onClick={onClose}>
          {t('done')}
        </Button>
      }
    >
      <Choice />
    </Dialog>
  );
}

function Choice() {
  const t = useTexts(texts);
  const { language, timeZone } = useEvent();
  const own = useOwnZone();
  const [choice, choose] = useZoneChoice();
  const [typed, setTyped] = useState('');
  const [opened] = useState(useNow());
  const options = useMemo(() => zoneOptions(opened), [opened]);
  const zones = useMemo(() => options.map(({ zone }) => zone), [options]);
  const names = useZoneNames(zones, language, opened);
  const shown = useMemo(() => fittingZones(options, typed, (zone) => names.get(zone) ?? ''), [options, typed, names]);
  const group = useId();
  const radio = { group, choice, choose };
  return (
    <div className={styles.choice}>
      <fieldset className={styles.options}>
        <legend className="visually-hidden">{t('title')}</legend>
        <Option {...radio} value="" zone={timeZone} name={t('event')} detail={placeOfZone(timeZone)} />
        <Option {...radio} value={OWN_ZONE} zone={own} name={t('device')} detail={placeOfZone(own)} />
      </fieldset>
      <SearchField label={t('others')} placeholder={t('example')} clearLabel={t('clear')} value={typed} onChange={setTyped} />
      {shown.length === 0 ? (
        <p className={styles.none}>{t('none')}</p>
      ) : (
        <fieldset className={styles.zones}>
          <legend className="visually-hidden">{t('search')}</legend>
          {shown.map(({ zone, place, region, offset }) => (
            <Option
              key={zone}
              {...radio}
              value={zone}
              name={place}
              detail={[region, names.get(zone), offset].filter(Boolean).join(' · ')}
            />
          ))}
        </fieldset>
      )}
    </div>
  );
}

type OptionProps = {
  group: string;
  choice: string;
  choose: (choice: string) => void;
  value: string;
  name: string;
  detail: string;
  /** Its time now is shown. */
  zone?: string;
};

function Option({ group, choice, choose, value, name, detail, zone }: OptionProps) {
  return (
    <label className={styles.option}>
      <input type="radio" name={group} value={value} checked={choice === value} onChange={() => choose(value)} />
      <span className={styles.name}>
        {name} <span className={styles.detail}>{detail}</span>
      </span>
      {zone !== undefined && <TimeThere zone={zone} />}
    </label>
  );
}

function TimeThere({ zone }: { zone: string }) {
  const t = useTexts(texts);
  const dates = useDates(zone);
  const now = useNow();
  return <span className={styles.now}>{t('now', { time: dates.time(now) })}</span>;
}
