import {
  useDoctorWaitlistOfferDelete,
  useDoctorWaitlistOfferUpdate,
  useDoctorWaitlistSuspense,
} from '#generated/api/doctor-waitlist/doctor-waitlist.ts';
import { WaitingRow, type WaitingRowProps, waitingWrites } from '@/domain/waitlist/waiting-row';
import { WaitlistPage } from '@/domain/waitlist/waitlist-page';
import { dataOf } from '@/shared/api/load';
import { later } from '@/shared/later/later';
import { ButtonLink } from '@/shared/ui/button';
import { useWrite } from '@/shared/write/use-write';

const dialog = later(() => import('./offer-dialog'));

/** Who waits for a time of the doctor (added route doctorWaitlist). */
export function WaitlistScreen() {
  const { data: people } = useDoctorWaitlistSuspense({ query: { select: dataOf } });
  return (
    <WaitlistPage
      people={people}
      row={Row}
      emptyAction={<ButtonLink to="/fo/doctor/schedule">К&nbsp;расписанию</ButtonLink>}
    />
  );
}

function Row({ person, place }: WaitingRowProps) {
  const { refetch: reload } = useDoctorWaitlistSuspense();
  const writes = waitingWrites(person, reload);
  const offer = useWrite(useDoctorWaitlistOfferUpdate(), writes.offer);
  const takeBack = useWrite(useDoctorWaitlistOfferDelete(), writes.takeBack);
  const { id } = person;
  return (
    <WaitingRow
      {...{ person, place, reload, dialog }}
      side="doctor"
      acts={{
        offer: { ...offer, send: (starts_at) => offer.send({ id, data: { starts_at } }) },
        takeBack: { ...takeBack, send: () => takeBack.send({ id }) },
      }}
    />
  );
}
