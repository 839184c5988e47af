// Time zones as people and programs name them: IANA names, names of Windows and Outlook, a city, the letters of a region.
import { isTimeZone } from '../../../src/clock/zone.ts';
import { readClocks } from './written-clocks.ts';
import { windowsZones } from './windows-zones.ts';

/** Letters that mean the clocks of a region, in summer as in winter: `EST` in May is what its clocks show, not an hour less. */
const regions: Readonly<Record<string, string>> = {
  ...spoken('America/New_York', 'et est edt eastern easterntime easternstandardtime easterndaylighttime'),
  ...spoken('America/Chicago', 'ct cst cdt central centraltime centralstandardtime centraldaylighttime'),
  ...spoken('America/Denver', 'mt mst mdt mountain mountaintime mountainstandardtime mountaindaylighttime'),
  ...spoken('America/Los_Angeles', 'pt pst pdt pacific pacifictime pacificstandardtime pacificdaylighttime'),
  ...spoken('Europe/London', 'bst uktime london britishtime britishsummertime greenwichmeantime'),
  ...spoken('Europe/Berlin', 'cet cest mez mesz centraleuropeantime centraleuropeanstandardtime centraleuropeansummertime'),
  ...spoken('Europe/Helsinki', 'eet eest easterneuropeantime easterneuropeanstandardtime easterneuropeansummertime'),
  ...spoken('Europe/Istanbul', 'trt'),
  ...spoken('Asia/Kolkata', 'ist'),
  ...spoken('Asia/Tokyo', 'jst japanstandardtime'),
  ...spoken('Asia/Seoul', 'kst koreanstandardtime'),
  ...spoken('Asia/Singapore', 'sgt singaporetime singaporestandardtime'),
  ...spoken('Asia/Hong_Kong', 'hkt'),
  ...spoken('Australia/Sydney', 'aest aedt aet australianeasterntime australianeasternstandardtime australianeasterndaylighttime'),
  ...spoken('UTC', 'utc gmt z'),
};

function spoken(zone: string, letters: string): Record<string, string> {
  return Object.fromEntries(letters.split(' ').map((name) => [name, zone]));
}

let cities: Map<string, string> | undefined;
const zonesByCity = (): Map<string, string> =>
  (cities ??= new Map(Intl.supportedValuesOf('timeZone').map((zone) => [zone.slice(zone.lastIndexOf('/') + 1).toLowerCase(), zone])));

/** The IANA zone of a name; empty when nothing is known by it. `(UTC+01:00) Amsterdam, Berlin, Rome` is that of its first known city. */
export function zoneOfName(name: string): string {
  const written = name.trim();
  // The runtime knows some of the letters as well, as offsets without summer time.
  const plain = written.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (/^[a-z\s.]+$/i.test(written) && Object.hasOwn(regions, plain)) return regions[plain]!;
  if (/^[A-Za-z]/.test(written) && isTimeZone(written)) return written;
  // `Eastern Time (US & Canada)`
  const before = /^([a-z\s.]{2,60})\(/i.exec(written)?.[1];
  const spokenBefore = before === undefined ? '' : before.toLowerCase().replaceAll(/[^a-z]/g, '');
  if (Object.hasOwn(regions, spokenBefore)) return regions[spokenBefore]!;
  if (Object.hasOwn(windowsZones, written)) return windowsZones[written]!;
  const places = written.slice(0, 200).replace(/^\([^)]{0,40}\)\s*/, '');
  return (
    places
      .split(/[,;/&]/)
      .map((place) => zonesByCity().get(place.trim().toLowerCase().replaceAll(' ', '_')))
      .find((zone) => zone !== undefined) ?? ''
  );
}

/** The zone the name of a column says its times are in: `Start (UTC)`, `Begin CET`, `Time (Europe/Berlin)`; empty for none. */
export function zoneInName(column: string): string {
  const inside = /[([]([^()[\]]{1,60})[)\]]/.exec(column)?.[1]?.trim() ?? '';
  const last = /(?:^|[\s_])([A-Z]{3,4})$/.exec(column)?.[1] ?? '';
  // `(est.)` is estimated: letters of a zone are capitals.
  const isName = (name: string): boolean => /^[A-Z]{2,4}$/.test(name) || /^[A-Z][\w+-]{1,20}\/[A-Z]/.test(name) || / time$/i.test(name);
  return (
    [inside, last].find((name) => (isName(name) && zoneOfName(name) !== '') || (/^(?:UTC|GMT)/.test(name) && offsetOfName(name) !== '')) ??
    ''
  );
}

/** The offset a text names, as `UTC+2` and `+02:00`; empty for none. */
export const offsetOfName = (name: string): string => (/[+-]\d/.test(name) ? (readClocks(`00:00 ${name.trim()}`)?.offset ?? '') : '');
