import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { OVERLAY_DELAY } from '@/shared/config/limits';
import { Spinner } from '@/shared/ui/spinner';

/**
 * Covers the screen while a page or the current user loads (docs/rules.md §2). It appears after a
 * short delay. It does not appear for a change of filters or of a list's page, because the list
 * shows its own loading state.
 */
export function Overlay() {
  const changing = useRouterState({
    select: ({ isLoading, location, resolvedLocation }) =>
      isLoading && location.pathname !== resolvedLocation?.pathname,
  });
  const { pending } = useCurrentUser();
  const shown = useDelayed(changing || pending, OVERLAY_DELAY);

  return (
    // The overlay lets presses through, because loading may take long.
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

/** Becomes true when `value` has been true for `delay` milliseconds. Becomes false at once. */
function useDelayed(value: boolean, delay: number): boolean {
  const [late, setLate] = useState(false);
  useEffect(() => {
    if (!value) return undefined;
    const timer = setTimeout(() => setLate(true), delay);
    return () => {
      clearTimeout(timer);
      setLate(false);
    };
  }, [value, delay]);
  return value && late;
}
