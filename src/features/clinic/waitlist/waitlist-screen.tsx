import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useClinicFilialListSuspense } from '#generated/api/clinic-filials/clinic-filials.ts';
import {
  useClinicWaitlistOfferDelete,
  useClinicWaitlistOfferUpdate,
  useClinicWaitlistSuspense,
} from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import { WaitlistPage } from '@/domain/waitlist/waitlist-page';
import { dataOf } from '@/shared/api/load';
import { later } from '@/shared/later/later';
import { ButtonLink } from '@/shared/ui/button';
import { Select } from '@/shared/ui/fields/select';
import { waitlistQuery } from './waitlist-search';

const route = getRouteApi('/fo/clinic/waitlist');
const dialog = later(() => import('./offer-dialog'));
const silent = { mutation: { meta: { silent: true } } } as const;

/** Who waits for a time in the clinic (added route clinicWaitlist). */
export function WaitlistScreen() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/fo/clinic/waitlist' });
  const { data: people, refetch } = useClinicWaitlistSuspense(waitlistQuery(search), { query: { select: dataOf } });
  const { data: filials } = useClinicFilialListSuspense({ query: { select: dataOf } });
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
      filter={
        <Select
          size="small"
          aria-label="Филиал"
          value={search.filial ?? ''}
          onChange={({ target: { value } }) =>
            void navigate({ search: value === '' ? {} : { filial: Number(value) }, replace: true })
          }
          className="w-64 phone:w-full"
        >
          <option value="">Все филиалы</option>
          {filials.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </Select>
      }
      emptyAction={<ButtonLink to="/fo/clinic/filials">К&nbsp;филиалам</ButtonLink>}
    />
  );
}
