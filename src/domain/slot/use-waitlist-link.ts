import { useMemberLink } from './use-member-link';

interface WaitlistTarget {
  /** Slug. */
  readonly doctor: string;
  readonly filial: number;
  readonly service: number;
}

/** Where «Сообщить о времени» leads: to the waitlist. */
export function useWaitlistLink() {
  const memberLink = useMemberLink();
  return (target: WaitlistTarget) => memberLink({ to: '/fo/patient/waitlist', search: { ...target } });
}
