import { type LinkProps, useRouter } from '@tanstack/react-router';
import { useSession } from '@/shared/session/use-session';

type MemberLink = Pick<LinkProps, 'to' | 'search'>;

/**
 * A link to a page of the patient's cabinet, or for a guest to the login that comes back to it. The guard alone would send a guest to
 * the access-denied page, one step further from what they want.
 */
export function useMemberLink(): (page: MemberLink) => MemberLink {
  const { authenticated } = useSession();
  const router = useRouter();
  return (page) =>
    authenticated ? page : { to: '/auth/login', search: { redirect: router.buildLocation(page).href } };
}
