import { type LinkProps, useRouter } from '@tanstack/react-router';
import { useSession } from '@/shared/session/use-session';

interface BookingTarget {
  /** Slug; absent where the clinic itself takes a sample. */
  readonly doctor?: string;
  /** Slug of that clinic. */
  readonly clinic?: string;
  readonly filial: number;
  readonly service?: number;
  readonly starts_at: string;
}

/**
 * Where a chosen time leads: to «Проверьте запись», or for a guest to the login that comes back to it. The guard alone would
 * send a guest to the access-denied page, one step further from the visit.
 */
export function useBookingLink(): (target: BookingTarget) => Pick<LinkProps, 'to' | 'search'> {
  const { authenticated } = useSession();
  const router = useRouter();
  return (target) => {
    const booking = { to: '/fo/patient/schedule-record', search: { ...target } } as const;
    return authenticated ? booking : { to: '/auth/login', search: { redirect: router.buildLocation(booking).href } };
  };
}
