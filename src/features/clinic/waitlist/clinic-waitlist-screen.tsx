import IconUserPlus from '@tabler/icons-react/dist/esm/icons/IconUserPlus.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { getClinicVisitCreateMutationOptions } from '#generated/api/clinic-visits/clinic-visits.ts';
import {
  getClinicWaitlistDeleteMutationOptions,
  getClinicWaitlistOfferDeleteMutationOptions,
  getClinicWaitlistOfferUpdateMutationOptions,
  useClinicWaitlistSuspense,
} from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import { useClinicRight } from '@/features/auth/session/clinic-rights';
import { deskFilial } from '@/features/clinic-desk/desk-filial';
import { DeskSelect } from '@/features/clinic-desk/desk-select';
import type { WaitlistDesk } from '@/features/desk/waitlist/waitlist-desk';
import { WaitlistPage } from '@/features/desk/waitlist/waitlist-page';
import { dataOf } from '@/shared/api/load';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { waitlistQuery } from './clinic-waitlist-search';

const route = getRouteApi('/fo/clinic/waitlist');
const callerDialog = lazyModule(() => import('./caller-dialog'));

const desk: WaitlistDesk = {
  by: 'clinic',
  offerUpdate: getClinicWaitlistOfferUpdateMutationOptions,
  offerDelete: getClinicWaitlistOfferDeleteMutationOptions,
  visitCreate: getClinicVisitCreateMutationOptions,
  callerDelete: getClinicWaitlistDeleteMutationOptions,
};

/** The clinic's waitlist. The provider's documents do not have the route clinicWaitlist. */
export function WaitlistScreen() {
  const narrowed = route.useLoaderData();
  const list = useClinicWaitlistSuspense(waitlistQuery(narrowed), { query: { select: dataOf } });
  const mayBook = useClinicRight('visits');
  const adding = useLazyDialog(callerDialog);
  return (
    <WaitlistPage
      desk={mayBook ? desk : { ...desk, visitCreate: undefined }}
      list={list}
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
