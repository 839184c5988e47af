// Slots as they are listed: by day, and of one day those of one company about one thing together. Pure.
import { dayInZone } from '#sdk';
import type { MeetingSlot } from '#contract/meetings';

/** Slots that differ in nothing but their time. */
export type Offer = { key: string; slots: readonly MeetingSlot[] };
export type OfferDay = { day: string; offers: readonly Offer[] };

/** What the reader has chosen; empty for everything. */
export type SlotChoices = { company: string; free: string; mine: string };

/** A slot is over as soon as it begins, whatever was last read. */
export const hasBegun = ({ StartDateTime }: Pick<MeetingSlot, 'StartDateTime'>, now: number): boolean => Date.parse(StartDateTime) <= now;

/** Slots to come and one's own, as far as they fit. */
export const chosenSlots = (slots: readonly MeetingSlot[], { company, free, mine }: SlotChoices, now: number): MeetingSlot[] =>
  slots.filter(
    (slot) =>
      !hasBegun(slot, now) &&
      (company === '' || slot.CompanyAccountId === company) &&
      (mine === '' || slot.State === 'own') &&
      (free === '' || (slot.Free > 0 && slot.State !== 'cancelled')),
  );

/** By the day of their start in a zone; offers of a day by their first slot. */
export function offersByDay(slots: readonly MeetingSlot[], timeZone: string): OfferDay[] {
  const days = Map.groupBy(slots, ({ StartDateTime }) => dayInZone(Date.parse(StartDateTime), timeZone));
  return [...days.keys()].sort().map((day) => {
    const offers = Map.groupBy(days.get(day)!, ({ CompanyAccountId, Topic, Place, Language, Capacity, IsOnline }) =>
      JSON.stringify([CompanyAccountId, Topic, Place, Language, Capacity, IsOnline]),
    );
    return { day, offers: [...offers].map(([key, own]) => ({ key, slots: own })) };
  });
}

/** Companies with slots, by name. */
export function offeringCompanies(slots: readonly MeetingSlot[], language: string): { value: string; label: string }[] {
  const names = new Map(slots.map(({ CompanyAccountId, CompanyName }) => [CompanyAccountId, CompanyName]));
  const { compare } = new Intl.Collator(language);
  return [...names].map(([value, label]) => ({ value, label })).sort((a, b) => compare(a.label, b.label));
}
