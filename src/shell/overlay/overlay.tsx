import { useRouterState } from '@tanstack/react-router';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { OVERLAY_DELAY } from '@/shared/config/limits';
import { Spinner } from '@/shared/ui/spinner';
import { useDelayed } from './use-delayed';

/**
 * Covers the screen while a page is changing or the current user is loading (docs/rules.md §2), unless that is over in a
 * moment. Filters and paging change the address too, but not the page: those screens show their own waiting.
 */
export function Overlay() {
  const changing = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  });
  const { pending } = useCurrentUser();
  const shown = useDelayed(changing || pending, OVERLAY_DELAY);

  return (
    // A veil, not a wall: what is beneath can still be pressed, should the answer take long.
    <div
      role="status"
      className={
        shown ? 'pointer-events-none fixed inset-0 z-50 grid place-items-center bg-white/70 text-teal' : 'sr-only'
      }
    >
      {shown && (
        <span className="grid size-16 place-items-center rounded-card bg-white shadow-pop">
          <Spinner />
          <span className="sr-only">Загружаем</span>
        </span>
      )}
    </div>
  );
}
