import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useClinicVisitCreate } from '#generated/api/clinic-visits/clinic-visits.ts';
import {
  useClinicWaitlistDelete,
  useClinicWaitlistOfferDelete,
  useClinicWaitlistOfferUpdate,
  useClinicWaitlistSuspense,
} from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import { WaitingRow, type WaitingRowProps, waitingWrites } from '@/domain/waitlist/waiting-row';
import { WaitlistPage } from '@/domain/waitlist/waitlist-page';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { DeskSelect } from '@/features/clinic-desk/desk-select';
import { dataOf } from '@/shared/api/load';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useWrite } from '@/shared/write/use-write';
import { waitlistQuery } from './waitlist-search';

const route = getRouteApi('/fo/clinic/waitlist');
const dialog = later(() => import('./offer-dialog'));
const callerDialog = later(() => import('./caller-dialog'));

/** Who waits for a time in the clinic (added route clinicWaitlist). */
export function WaitlistScreen() {
  const narrowed = route.useLoaderData();
  const { data: people } = useClinicWaitlistSuspense(waitlistQuery(narrowed), { query: { select: dataOf } });
  const adding = useLaterDialog(callerDialog);
  return (
    <WaitlistPage
      people={people}
      row={Row}
      filter={<DeskSelect size="small" className="w-64 phone:w-full" />}
      tools={
        <>
          <Button
            variant="primary"
            busy={adding.opening && 'Открываем'}
            onPointerEnter={adding.preload}
            onClick={adding.show}
            className="phone:w-full"
          >
            <Icon icon={IconUserPlus} />
            Добавить в&nbsp;лист ожидания
          </Button>
          {adding.part && <adding.part.CallerDialog onClose={adding.close} />}
        </>
      }
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

function Row({ person, place }: WaitingRowProps) {
  const narrowed = route.useLoaderData();
  const { refetch: reload } = useClinicWaitlistSuspense(waitlistQuery(narrowed));
  const writes = waitingWrites(person, reload);
  const offer = useWrite(useClinicWaitlistOfferUpdate(), writes.offer);
  const takeBack = useWrite(useClinicWaitlistOfferDelete(), writes.takeBack);
  const remove = useWrite(useClinicWaitlistDelete(), writes.remove);
  const create = useWrite(useClinicVisitCreate(), writes.book);
  const mayBook = useClinicRight('visits');
  const { id, client_id, doctor, filial, service_id } = person;
  const visit = { client_id, doctor_id: doctor.id, filial_id: filial.id, service_id, source: 'phone' } as const;
  return (
    <WaitingRow
      {...{ person, place, reload, dialog }}
      side="clinic"
      acts={{
        offer: { ...offer, send: (starts_at) => offer.send({ id, data: { starts_at } }) },
        takeBack: { ...takeBack, send: () => takeBack.send({ id }) },
        remove: { ...remove, send: () => remove.send({ id }) },
        book: mayBook ? { ...create, send: (starts_at) => create.send({ data: { ...visit, starts_at } }) } : undefined,
      }}
    />
  );
}
