// The advertisement that is due on the page on screen, for the component that shows it.
import { useEffect, useEffectEvent, useMemo, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { AD_ANCHOR } from '../base/page-anchors.ts';
import { type AdDriver, createAdDriver } from '../rules/ads/ad-driver.ts';
import type { AdContext } from '../rules/ads/eligibility.ts';
import { readAd, type WrittenAd } from '../rules/ads/read-ad.ts';
import { nobody } from '../rules/context.ts';
import { playingRoom } from '../stores/playing-room.ts';
import { useFrame } from './frame.ts';
import { rememberAd, seenAds } from './seen-ads.ts';

/** What is due, and what its owner says of it. */
type DueAd = {
  /** Id of the advertisement; null for none. */
  id: string | null;
  /** It is on the screen now. */
  displayed: () => void;
  /** The reader has closed it. */
  closed: () => void;
};

/** Follows the advertisements from now on; `ads` are undefined until they are loaded. `isNetworkingPending` as in the rules. */
export function useDueAd(ads: readonly WrittenAd[] | undefined, isNetworkingPending: boolean): DueAd {
  const { info, language, page, params, container, preview, person, clock } = useFrame();
  const { hash, key } = useLocation();
  const rules = useMemo(() => (ads ?? []).map((ad) => readAd(ad, info.TimeZone)), [ads, info.TimeZone]);
  const [shown, setShown] = useState<string | null>(null);
  const driver = useRef<AdDriver | null>(null);
  const given = useEffectEvent((): AdContext => {
    const where = { instance: info.Instance, event: info.Shortname, language, page, params, container, preview };
    return {
      context: { who: person?.who ?? nobody, where, when: { now: clock.now(), timeZone: info.TimeZone } },
      // The id of the room is the manage id of its channel.
      around: { seen: seenAds(info.EventId), playingRoom: playingRoom.getState().room, networkingPending: isNetworkingPending },
    };
  });
  const loadedRules = useEffectEvent(() => rules);
  useEffect(() => {
    const made = createAdDriver({ clock, ads: () => loadedRules(), given: () => given(), onChange: setShown });
    driver.current = made;
    made.tell('mounted');
    return () => {
      made.stop();
      driver.current = null;
      setShown(null);
    };
  }, [clock]);
  useEffect(() => driver.current?.loaded(), [rules, person, isNetworkingPending]);
  useEffect(() => playingRoom.subscribe(() => driver.current?.loaded()), []);
  const address = JSON.stringify([page, params]);
  const before = useRef(address);
  useEffect(() => {
    if (before.current !== address) driver.current?.tell('route-changed');
    before.current = address;
  }, [address]);
  useEffect(() => {
    if (hash === `#${AD_ANCHOR}`) driver.current?.tell('triggered');
  }, [hash, key]);
  return {
    id: shown,
    displayed: () => {
      if (shown === null) return;
      driver.current?.displayed();
      rememberAd(info.EventId, shown);
    },
    closed: () => driver.current?.tell('closed'),
  };
}
