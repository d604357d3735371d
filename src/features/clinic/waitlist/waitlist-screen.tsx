import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useClinicVisitCreate } from '#generated/api/clinic-visits/clinic-visits.ts';
import {
  useClinicWaitlistDelete,
  useClinicWaitlistOfferDelete,
  useClinicWaitlistOfferUpdate,
  useClinicWaitlistSuspense,
} from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import { WaitlistPage } from '@/domain/waitlist/waitlist-page';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { DeskSelect } from '@/features/clinic-desk/desk-select';
import { dataOf } from '@/shared/api/load';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { waitlistQuery } from './waitlist-search';

const route = getRouteApi('/fo/clinic/waitlist');
const dialog = later(() => import('./offer-dialog'));
const callerDialog = later(() => import('./caller-dialog'));
const silent = { mutation: { meta: { silent: true } } } as const;

/** Who waits for a time in the clinic (added route clinicWaitlist). */
export function WaitlistScreen() {
  const narrowed = route.useLoaderData();
  const { data: people, refetch } = useClinicWaitlistSuspense(waitlistQuery(narrowed), { query: { select: dataOf } });
  const offer = useClinicWaitlistOfferUpdate(silent);
  const takeBack = useClinicWaitlistOfferDelete(silent);
  const remove = useClinicWaitlistDelete(silent);
  const create = useClinicVisitCreate(silent);
  const mayBook = useClinicRight('visits');
  const adding = useLaterDialog(callerDialog);
  const book = ({ client_id, doctor, filial, service_id }: WaitingPerson, starts_at: string) => {
    const place = { doctor_id: doctor.id, filial_id: filial.id, service_id, starts_at };
    const data = { client_id, ...place, source: 'phone' } as const;
    return create.mutateAsync({ data });
  };
  return (
    <WaitlistPage
      people={people}
      actions={{
        side: 'clinic',
        offer: (id, starts_at) => offer.mutateAsync({ id, data: { starts_at } }),
        ...(mayBook && { book }),
        remove: (id) => remove.mutateAsync({ id }),
        takeBack: (id) => takeBack.mutateAsync({ id }),
        reload: refetch,
        dialog,
      }}
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
