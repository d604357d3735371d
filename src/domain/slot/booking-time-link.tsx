import { time } from '@/shared/format/time';
import { SlotLink } from './slot-box';
import { type BookingTarget, useBookingLink } from './use-booking-link';

interface BookingTimeLinkProps {
  /** Doctor or clinic, filial, service and the time: what the booking begins with. */
  booking: BookingTarget;
  /** «Сегодня, 12 мая», for screen readers. Whoever lists times has it: a page of doctors would write it ninety times. */
  day: string;
  /** Whose time it is, for screen readers: «Айгуль Серикова». Not needed on the doctor's own page. */
  who?: string;
  className?: string;
}

/** A free time that leads straight to its booking. It is announced with its day: «14:30, Сегодня, 12 мая, Айгуль Серикова». */
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
