import { getRouteApi } from '@tanstack/react-router';
import {
  useClinicWaitlistOfferDelete,
  useClinicWaitlistOfferUpdate,
  useClinicWaitlistSuspense,
} from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import { WaitlistPage } from '@/domain/waitlist/waitlist-page';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { DeskSelect } from '@/features/clinic-desk/desk-select';
import { dataOf } from '@/shared/api/load';
import { later } from '@/shared/later/later';
import { Button, ButtonLink } from '@/shared/ui/button';
import { waitlistQuery } from './waitlist-search';

const route = getRouteApi('/fo/clinic/waitlist');
const dialog = later(() => import('./offer-dialog'));
const silent = { mutation: { meta: { silent: true } } } as const;

/** Who waits for a time in the clinic (added route clinicWaitlist). */
export function WaitlistScreen() {
  const narrowed = route.useLoaderData();
  const { data: people, refetch } = useClinicWaitlistSuspense(waitlistQuery(narrowed), { query: { select: dataOf } });
  const offer = useClinicWaitlistOfferUpdate(silent);
  const takeBack = useClinicWaitlistOfferDelete(silent);
  return (
    <WaitlistPage
      people={people}
      actions={{
        side: 'clinic',
        offer: (id, starts_at) => offer.mutateAsync({ id, data: { starts_at } }),
        takeBack: (id) => takeBack.mutateAsync({ id }),
        reload: refetch,
        dialog,
      }}
      filter={<DeskSelect size="small" className="w-64 phone:w-full" />}
      emptyAction={
        narrowed.filial === undefined ? (
          <ButtonLink to="/fo/clinic/filials">К&nbsp;филиалам</ButtonLink>
        ) : (
          <Button onClick={() => deskFilial.set(null)}>Во&nbsp;всех филиалах</Button>
        )
      }
    />
  );
}
