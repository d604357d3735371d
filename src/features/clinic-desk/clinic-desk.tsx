import { useRouter } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { ClientSearch } from './client-search';
import { deskFilial } from './desk-filial';
import { FilialSwitch } from './filial-switch';

/** Part of the header in the clinic's cabinet. Its code loads only in this cabinet. */
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

/** When the filial in the header changes, reloads the page's lists and shows their first page. */
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
