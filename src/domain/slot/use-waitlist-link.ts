import { type LinkProps, useRouter } from '@tanstack/react-router';
import { useSession } from '@/shared/session/use-session';

interface WaitlistTarget {
  /** Slug. */
  readonly doctor: string;
  readonly filial: number;
  readonly service: number;
}

/** Where «Сообщить, когда появится время» leads: to the waitlist, or for a guest to the login that comes back to it. */
export function useWaitlistLink(): (target: WaitlistTarget) => Pick<LinkProps, 'to' | 'search'> {
  const { authenticated } = useSession();
  const router = useRouter();
  return (target) => {
    const waitlist = { to: '/fo/patient/waitlist', search: { ...target } } as const;
    return authenticated ? waitlist : { to: '/auth/login', search: { redirect: router.buildLocation(waitlist).href } };
  };
}
