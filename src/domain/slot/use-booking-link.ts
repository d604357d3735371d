import { useMemberLink } from './use-member-link';

interface BookingTarget {
  /** Slug; absent where the clinic itself takes a sample. */
  readonly doctor?: string;
  /** Slug of that clinic. */
  readonly clinic?: string;
  readonly filial: number;
  readonly service?: number;
  readonly starts_at: string;
}

/** Where a chosen time leads: to «Проверьте запись». */
export function useBookingLink() {
  const memberLink = useMemberLink();
  return (target: BookingTarget) => memberLink({ to: '/fo/patient/schedule-record', search: { ...target } });
}
