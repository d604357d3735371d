import { useRouter } from '@tanstack/react-router';
import { useCurrentUser } from '@/features/auth/session/use-current-user';
import { useSession } from '@/shared/session/use-session';
import { ErrorState } from '@/shared/ui/error-state';
import { GuestLanding } from './guest-landing';
import { MemberLanding } from './member-landing';

/** The landing page of all that has to do with accounts (docs/rules.md §2, auth). */
export function AuthScreen() {
  const { authenticated } = useSession();
  const { user, pending } = useCurrentUser();
  const router = useRouter();
  return (
    <div className="page py-24 page-grey phone:py-4">
      <div className="mx-auto max-w-120">
        {!authenticated && <GuestLanding />}
        {/* Until it is known who is logged in, the overlay covers the page. */}
        {user && <MemberLanding user={user} />}
        {authenticated && !user && !pending && (
          <ErrorState
            title="Не&nbsp;получилось загрузить кабинеты"
            level={1}
            // The root route asks for the current user whenever that is not there.
            onRetry={() => void router.invalidate()}
          />
        )}
      </div>
    </div>
  );
}
