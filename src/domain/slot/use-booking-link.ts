import { type LinkProps, useRouter } from '@tanstack/react-router';
import { useSession } from '@/shared/session/use-session';

export interface BookingTarget {
  /** Slug; absent where the clinic itself takes a sample. */
  readonly doctor?: string;
  /** Slug of that clinic. */
  readonly clinic?: string;
  readonly filial: number;
  readonly service?: number;
  readonly starts_at: string;
}

/** The link of a chosen time: to «Проверьте запись». */
export function useBookingLink() {
  const memberLink = useMemberLink();
  return (target: BookingTarget) => memberLink({ to: '/fo/patient/schedule-record', search: { ...target } });
}

interface WaitlistTarget {
  /** Slug. */
  readonly doctor: string;
  readonly filial: number;
  readonly service: number;
}

/** The link of «Сообщить о времени»: to the waitlist. */
export function useWaitlistLink() {
  const memberLink = useMemberLink();
  return (target: WaitlistTarget) => memberLink({ to: '/fo/patient/waitlist', search: { ...target } });
}

type MemberLink = Pick<LinkProps, 'to' | 'search'>;

/**
 * A link to a page of the patient's cabinet; for a guest to the login, which returns to that page. The guard would send a guest to the
 * access-denied page first.
 */
function useMemberLink(): (page: MemberLink) => MemberLink {
  const { authenticated } = useSession();
  const router = useRouter();
  return (page) =>
    authenticated ? page : { to: '/auth/login', search: { redirect: router.buildLocation(page).href } };
}
