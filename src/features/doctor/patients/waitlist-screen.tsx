import {
  useDoctorWaitlistOfferDelete,
  useDoctorWaitlistOfferUpdate,
  useDoctorWaitlistSuspense,
} from '#generated/api/doctor-waitlist/doctor-waitlist.ts';
import { WaitlistPage } from '@/domain/waitlist/waitlist-page';
import { dataOf } from '@/shared/api/load';
import { later } from '@/shared/later/later';
import { ButtonLink } from '@/shared/ui/button';

const dialog = later(() => import('./offer-dialog'));
const silent = { mutation: { meta: { silent: true } } } as const;

/** Who waits for a time of the doctor (added route doctorWaitlist). */
export function WaitlistScreen() {
  const { data: people, refetch } = useDoctorWaitlistSuspense({ query: { select: dataOf } });
  const offer = useDoctorWaitlistOfferUpdate(silent);
  const takeBack = useDoctorWaitlistOfferDelete(silent);
  return (
    <WaitlistPage
      people={people}
      actions={{
        side: 'doctor',
        offer: (id, starts_at) => offer.mutateAsync({ id, data: { starts_at } }),
        takeBack: (id) => takeBack.mutateAsync({ id }),
        reload: refetch,
        dialog,
      }}
      emptyAction={<ButtonLink to="/fo/doctor/schedule">К&nbsp;расписанию</ButtonLink>}
    />
  );
}
