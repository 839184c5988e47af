// What visitors have changed in the bookings of a company while its staff look at them: said, since a line that comes or goes is easily missed.
import { useEffect, useRef } from 'react';
import { showToast, useNow, useTexts } from '#sdk';
import type { CompanyMeeting } from '#contract/meetings';
import { meetingTexts } from './texts.ts';
import { useWhen } from './when.tsx';

type BookingNews = { kind: 'newsBooked' | 'newsMoved' | 'newsCancelled'; booking: CompanyMeeting };
type Bookings = readonly CompanyMeeting[] | undefined;

/** Changes named one by one; more are only counted. */
const MOST_NAMED = 3;

/** What visitors have booked, moved and cancelled between two readings; what was over at `now` (ms) goes without a word. */
export function bookingNews(before: readonly CompanyMeeting[], after: readonly CompanyMeeting[], now: number): BookingNews[] {
  const known = new Map(before.map((booking) => [booking.BookingId, booking]));
  const there = new Set(after.map(({ BookingId }) => BookingId));
  const isToCome = ({ State, StartDateTime }: CompanyMeeting): boolean => State === 'booked' && Date.parse(StartDateTime) > now;
  const gone = before.filter((one) => isToCome(one) && !there.has(one.BookingId));
  const changed = after.filter(isToCome).flatMap((booking): BookingNews[] => {
    const was = known.get(booking.BookingId);
    if (!was) return [{ kind: 'newsBooked', booking }];
    return was.SlotId === booking.SlotId ? [] : [{ kind: 'newsMoved', booking }];
  });
  return [...gone.map((booking): BookingNews => ({ kind: 'newsCancelled', booking })), ...changed];
}

/** Says them in short messages. The returned function takes what was read after a change of one's own, of which nothing is to be said. */
export function useBookingNews(bookings: Bookings): (own: Bookings) => void {
  const t = useTexts(meetingTexts);
  const when = useWhen();
  const now = useNow();
  const seen = useRef(bookings);
  useEffect(() => {
    const before = seen.current;
    seen.current = bookings;
    if (!before || !bookings || before === bookings) return;
    const news = bookingNews(before, bookings, now);
    if (news.length > MOST_NAMED) return showToast({ id: 'booking-news', text: t('newsMany', { number: news.length }) });
    for (const { kind, booking } of news) {
      const { BookingId, Firstname, Surname } = booking;
      showToast({ id: `booking-${BookingId}`, text: t(kind, { name: `${Firstname} ${Surname}`, time: when(booking) }) });
    }
  }, [bookings, now, t, when]);
  return (own) => {
    seen.current = own ?? seen.current;
  };
}
