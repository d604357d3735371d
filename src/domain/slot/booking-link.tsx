import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Funding } from '#generated/models/funding.ts';
import { time } from '@/shared/format/time';
import { useSession } from '@/shared/session/use-session';
import { cx } from '@/shared/ui/cx';
import { stringifySearch } from '@/shared/url/stringify-search';

export interface BookingTarget {
  /** Slug of the doctor; absent if the clinic itself takes a sample. */
  readonly doctor?: string;
  /** Slug of the clinic, for samples. */
  readonly clinic?: string;
  readonly filial: number;
  readonly service?: number;
  /** Several analyses given at once. */
  readonly analyses?: number[] | undefined;
  readonly starts_at: string;
  readonly payer?: Funding | undefined;
}

/** Returns a function that makes the booking link of a slot, to «Проверьте запись». */
export function useBookingLink() {
  const memberLink = useMemberLink();
  return (target: BookingTarget) => memberLink('/fo/patient/schedule-record', target);
}

interface WaitlistTarget {
  /** Slug of the doctor. */
  readonly doctor: string;
  readonly filial: number;
  readonly service: number;
}

/** Returns a function that makes the link of «Сообщить о времени», to the waiting list. */
export function useWaitlistLink() {
  const memberLink = useMemberLink();
  return (target: WaitlistTarget) => memberLink('/fo/patient/waitlist', target);
}

type MemberPage = '/fo/patient/schedule-record' | '/fo/patient/waitlist';

/**
 * Link to a page of the patient's cabinet. A guest goes to login first, which returns to that page.
 */
function useMemberLink() {
  const { authenticated } = useSession();
  return <Search extends object>(to: MemberPage, search: Search) =>
    // Built by hand: the router's own link takes a fifth of the render time of a list of ninety.
    authenticated
      ? { to, search }
      : { to: '/auth/login' as const, search: { redirect: to + stringifySearch({ ...search }) } };
}

interface BookingTimeLinkProps {
  /** What the booking form is prefilled with: doctor or clinic, branch, service and slot. */
  booking: BookingTarget;
  /**
   * «Сегодня, 12 мая», for screen readers. The list passes it, so that a page of doctors does not
   * format it ninety times.
   */
  day: string;
  /** Doctor's name for screen readers: «Айгуль Серикова». Not needed on the doctor's own page. */
  who?: string;
  className?: string;
}

/**
 * A free slot that links to its booking. Its accessible name has the date: «14:30, Сегодня, 12 мая,
 * Айгуль Серикова».
 */
export function BookingTimeLink({ booking, day, who, className }: BookingTimeLinkProps) {
  const bookingLink = useBookingLink();
  const startsAt = booking.starts_at;
  return (
    <SlotLink
      {...bookingLink(booking)}
      aria-label={[time(startsAt), day, who].filter(Boolean).join(', ')}
      className={className}
    >
      {time(startsAt)}
    </SlotLink>
  );
}

function SlotAnchor({ className, ...rest }: ComponentProps<'a'>) {
  return <a translate="no" {...rest} className={cx(slotBoxClass, slotClass.free, className)} />;
}

/** A slot that is a link. */
const SlotLink = createLink(SlotAnchor);

/** Box of a slot: 40 px high (44 on phones), at least 68 wide. */
export const slotBoxClass =
  'inline-flex min-h-10 min-w-[4.25rem] items-center justify-center rounded-control border px-2.5 font-medium transition-colors phone:min-h-11';

export const slotClass = {
  free: 'border-teal bg-white text-teal-hover hover:bg-teal-tint active:bg-teal-tint-2',
  /** Booked by another patient. */
  taken: 'border-sunken bg-sunken font-normal text-ink-3 line-through',
  /** The visit that is being rescheduled. */
  own: 'border-line bg-canvas text-ink-2',
} as const;

/**
 * Columns of slots, aligned across the parts of the day: four in the panel, three on the narrowest
 * phone.
 */
export const slotColumns = 'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2';
