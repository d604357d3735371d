import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { ClientSearch } from './client-search';
import { deskFilial } from './desk-filial';
import { FilialSwitch } from './filial-switch';

/** The clinic cabinet's part of the header, loaded with that cabinet only. */
export function ClinicDesk() {
  const seesClients = useClinicRight('clients');
  useFollowedDesk();
  return (
    <>
      <FilialSwitch />
      <div className="ml-auto">{seesClients && <ClientSearch />}</div>
    </>
  );
}

/** Reloads lists filtered by the header's filial when it changes, from page one. */
function useFollowedDesk(): void {
  const router = useRouter();
  useEffect(
    () =>
      deskFilial.subscribe(() => {
        const { search } = router.latestLocation;
        const isFurther = 'page' in search && search.page !== 1;
        const turned = isFurther
          ? router.navigate({ to: '.', search: (old) => ({ ...old, page: 1 }), replace: true, resetScroll: false })
          : Promise.resolve();
        void turned.then(() => router.invalidate());
      }),
    [router],
  );
}
