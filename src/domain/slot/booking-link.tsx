import { createLink } from '@tanstack/react-router';
import type { ComponentProps } from 'react';
import type { Funding } from '#generated/models/funding.ts';
import { time } from '@/shared/format/time';
import { useSession } from '@/shared/session/use-session';
import { cx } from '@/shared/ui/cx';
import { stringifySearch } from '@/shared/url/stringify-search';
import type { Wanted } from '@/shared/url/wanted-search';

export interface BookingTarget extends Wanted {
  /** Slug of the doctor; undefined for a sample, which a clinic takes. */
  readonly doctor?: string;
  /** Slug of the clinic that takes a sample. */
  readonly clinic?: string;
  readonly filial: number;
  readonly service?: number;
  /** Ids of the analyses, if several are taken at one visit. */
  readonly analyses?: number[] | undefined;
  readonly starts_at: string;
  readonly payer?: Funding | undefined;
}

/** Returns a function that makes the link from a slot to the page «Проверьте запись». */
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

/** Returns a function that makes the link «Сообщить о времени», which leads to the waitlist. */
export function useWaitlistLink() {
  const memberLink = useMemberLink();
  return (target: WaitlistTarget) => memberLink('/fo/patient/waitlist', target);
}

type MemberPage = '/fo/patient/schedule-record' | '/fo/patient/waitlist';

/**
 * Returns a function that makes a link to a page of the patient's cabinet. A guest logs in first
 * and then gets to the page of the link.
 */
function useMemberLink() {
  const { authenticated } = useSession();
  return <Search extends object>(to: MemberPage, search: Search) =>
    // This function builds the redirect itself, because in a list of ninety slots the router's own
    // links take a fifth of the render time.
    authenticated
      ? { to, search }
      : { to: '/auth/login' as const, search: { redirect: to + stringifySearch({ ...search }) } };
}

interface BookingTimeLinkProps {
  /** Doctor or clinic, filial, service and slot of the booking. */
  booking: BookingTarget;
  /**
   * Day for screen readers: «Сегодня, 12 мая». The list of slots makes this text once for all slots
   * of the day.
   */
  day: string;
  /**
   * Name of the doctor for screen readers: «Айгуль Серикова». Undefined on the doctor's own page.
   */
  who?: string;
  className?: string;
}

/**
 * A free slot that links to its booking. Its accessible name is complete: «14:30, Сегодня, 12 мая,
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

const SlotLink = createLink(SlotAnchor);

/** Classes of the box of a slot: it is 40 px high, on phones 44 px, and at least 68 px wide. */
export const slotBoxClass =
  'inline-flex min-h-10 min-w-[4.25rem] items-center justify-center rounded-control border px-2.5 font-medium transition-colors phone:min-h-11';

export const slotClass = {
  free: 'border-teal bg-white text-teal-hover hover:bg-teal-tint active:bg-teal-tint-2',
  /** The slot is booked by another patient. */
  taken: 'border-sunken bg-sunken font-normal text-ink-3 line-through',
  /** The slot belongs to the visit that is being rescheduled. */
  own: 'border-line bg-canvas text-ink-2',
} as const;

/** Grid of slots with aligned columns: four columns in the panel, three on the narrowest phone. */
export const slotColumns = 'grid grid-cols-[repeat(auto-fill,minmax(4.25rem,1fr))] gap-2';
