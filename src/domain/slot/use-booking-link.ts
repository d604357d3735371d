import { useSession } from '@/shared/session/use-session';
import { stringifySearch } from '@/shared/url/stringify-search';

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
  return (target: BookingTarget) => memberLink('/fo/patient/schedule-record', target);
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
  return (target: WaitlistTarget) => memberLink('/fo/patient/waitlist', target);
}

type MemberPage = '/fo/patient/schedule-record' | '/fo/patient/waitlist';

/**
 * A link to a page of the patient's cabinet; for a guest to the login, which returns to that page. The guard would send a guest to the
 * access-denied page first.
 */
function useMemberLink() {
  const { authenticated } = useSession();
  return <Search extends object>(to: MemberPage, search: Search) =>
    // As the router would write it. To ask the router for each of the ninety links of a list is a fifth of drawing it.
    authenticated
      ? { to, search }
      : { to: '/auth/login' as const, search: { redirect: to + stringifySearch({ ...search }) } };
}
