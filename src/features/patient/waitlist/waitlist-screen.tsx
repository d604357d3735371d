import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useWaitlistListSuspense } from '#generated/api/patient-waitlist/patient-waitlist.ts';
import { dataOf } from '@/shared/api/load';
import { BackLink } from '@/shared/ui/back-link';
import { ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { WaitForDoctor } from './wait-for-doctor';
import { WaitlistRow } from './waitlist-row';
import { askedFor } from './waitlist-search';

const route = getRouteApi('/fo/patient/_cabinet/waitlist');

/** What the patient waits for, and the question that a doctor without free time leads to. */
export function WaitlistScreen() {
  const asked = askedFor(route.useSearch());
  const { data: entries } = useWaitlistListSuspense({ query: { select: dataOf } });
  const waits = entries.some(
    ({ visit_id, doctor, filial, service_id }) =>
      visit_id === null && doctor.slug === asked?.doctor && filial.id === asked.filial && service_id === asked.service,
  );

  return (
    <>
      <BackLink to="/fo/patient/visits">Визиты</BackLink>
      <h1 className="page-inset mt-1 text-page">Лист ожидания</h1>
      <div className="mt-6 flex flex-col gap-4 phone:mt-4 phone:gap-3">
        {asked && !waits && <WaitForDoctor asked={asked} />}
        {entries.length > 0 && (
          <ul className="flex flex-col gap-4 phone:gap-3">
            {entries.map((entry) => (
              <WaitlistRow key={entry.id} entry={entry} />
            ))}
          </ul>
        )}
        {entries.length === 0 && !asked && (
          <Card>
            <EmptyState
              icon={IconBell}
              title="Вы ничего не&nbsp;ждёте"
              action={
                <ButtonLink variant="primary" to="/search" search={{ category: 'doctors' }}>
                  Найти врача
                </ButtonLink>
              }
            >
              Если у&nbsp;врача нет свободного времени, на&nbsp;его странице можно попросить сообщить, когда оно
              появится.
            </EmptyState>
          </Card>
        )}
      </div>
    </>
  );
}
