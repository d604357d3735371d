import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { currentUserQuery } from '@/features/auth/session/current-user';
import { useFactorRequirement } from '@/features/auth/session/factor-requirement';
import { lacksFactor } from '@/shared/api/problem';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';
import { dismissNotices } from '@/shared/notify';
import { RowsSkeleton } from '@/shared/ui/skeleton';

const screen = lazyModule(() => import('./required-factor-screen'));

/**
 * If the clinic requires a second factor and the account has none, shows the setup of the second
 * factor instead of the clinic's cabinet. After the setup the requested page opens.
 */
export function FactorGate({ children }: { readonly children: ReactNode }) {
  const isDue = useFactorRequirement()?.isDue ?? false;
  // The cabinet stays closed until the recovery codes are saved, although the second factor is
  // already on.
  const [hasCodes, setHasCodes] = useState(false);
  const isClosed = isDue || hasCodes;
  useFreshRequirement();
  const router = useRouter();
  const client = useQueryClient();
  const part = useLazyModule(screen, isClosed);
  const wasClosed = useRef(false);
  useEffect(() => {
    // Closes the toast of the page that the server has refused, because this screen shows the same
    // text.
    if (isClosed) dismissNotices();
    else if (wasClosed.current) {
      // During the setup the server refused the header's reads, so the header shows the cabinet
      // without names. Read them again.
      void client.resetQueries({ predicate: ({ state }) => lacksFactor(state.error) });
      void router.invalidate();
    }
    wasClosed.current = isClosed;
  }, [isClosed, router, client]);
  if (!isClosed) return children;
  if (!part) return <RowsSkeleton />;
  return <part.RequiredFactorScreen onCodes={setHasCodes} onClose={() => setHasCodes(false)} />;
}

/**
 * Refetches the user after the server has refused a request because the account has no second
 * factor.
 */
function useFreshRequirement(): void {
  const client = useQueryClient();
  useEffect(
    () =>
      client.getQueryCache().subscribe((event) => {
        if (event.type !== 'updated' || event.action.type !== 'error' || !lacksFactor(event.action.error)) return;
        void client.invalidateQueries({ queryKey: currentUserQuery().queryKey }, { cancelRefetch: false });
      }),
    [client],
  );
}
