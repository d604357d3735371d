import IconHourglass from '@tabler/icons-react/dist/esm/icons/IconHourglass.mjs';
import { getRouteApi, useNavigate } from '@tanstack/react-router';
import { useClinicFilialListSuspense } from '#generated/api/clinic-filials/clinic-filials.ts';
import { useClinicWaitlistSuspense } from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import { dataOf } from '@/shared/api/load';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Select } from '@/shared/ui/fields/select';
import { WaitingRow } from './waiting-row';
import { waitlistQuery } from './waitlist-search';

const route = getRouteApi('/fo/clinic/waitlist');

/** Who waits for an earlier time or a first one, the oldest wish first, and what to offer them (added route clinicWaitlist). */
export function WaitlistScreen() {
  const search = route.useSearch();
  const navigate = useNavigate({ from: '/fo/clinic/waitlist' });
  const { data: people } = useClinicWaitlistSuspense(waitlistQuery(search), { query: { select: dataOf } });
  const { data: filials } = useClinicFilialListSuspense({ query: { select: dataOf } });
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-h2">
          Лист ожидания {people.length > 0 && <span className="font-normal text-ink-3">{people.length}</span>}
        </h1>
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
      </div>
      <p className="mt-2 max-w-160 text-ink-2">
        Предложенное время два часа никто другой не&nbsp;займёт. Пациент увидит уведомление и&nbsp;запишется сам.
      </p>
      <Card className="mt-4 py-2 phone:py-1">
        {people.length === 0 ? (
          <EmptyState
            icon={IconHourglass}
            title="Никто не&nbsp;ждёт"
            action={<ButtonLink to="/fo/clinic/filials">К&nbsp;филиалам</ButtonLink>}
          >
            Здесь появятся пациенты, которые просят время раньше или ждут первого свободного.
          </EmptyState>
        ) : (
          <ul className="divide-y divide-line">
            {people.map((person) => (
              <WaitingRow key={person.id} person={person} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}
