import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link, getRouteApi } from '@tanstack/react-router';
import { useVisitListSuspense } from '#generated/api/patient-visits/patient-visits.ts';
import { useWaitlistList } from '#generated/api/patient-waitlist/patient-waitlist.ts';
import type { VisitListStatus } from '#generated/models/visit-list-status.ts';
import { PersonChips } from '@/features/patient/family/person-chips';
import { wholeNumber } from '@/shared/format/number';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { Pagination } from '@/shared/ui/navigation/pagination';
import { TabLink, TabLinks } from '@/shared/ui/navigation/tab-links';
import { PageHeading } from '@/shared/ui/page-heading';
import { NoVisits } from './no-visits';
import { VisitRow } from './patient-visit-row';
import { personChoices, visitListParams, byMonth } from './patient-visits-search';

const route = getRouteApi('/fo/patient/_cabinet/visits/');

const titles = {
  upcoming: 'Предстоящие',
  past: 'Прошедшие',
  cancelled: 'Отменённые',
} as const satisfies Record<VisitListStatus, string>;

const statuses = Object.keys(titles) as VisitListStatus[];

/** The patient's visits in three tabs by state (docs/rules.md §2, patientVisits). */
export function VisitsScreen() {
  const { status, person, page } = route.useSearch();
  const whose = person === undefined ? {} : { person };
  const { data: list } = useVisitListSuspense(visitListParams({ status, page, person }));
  const { counts, last_page } = list.meta;

  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <PageHeading className="page-inset text-page" />
        <ButtonLink to="/search" variant="primary">
          <Icon icon={IconPlus} />
          Записаться
        </ButtonLink>
      </div>
      <TabLinks label="Визиты" className="mt-4 phone:-mx-(--gutter) phone:gap-5 phone:px-4">
        {statuses.map((value) => (
          <TabLink key={value} to="." search={{ status: value, ...whose }} active={value === status}>
            {titles[value]}
            <span className="font-normal text-ink-3 in-aria-[current=page]:text-teal phone:sr-only">
              {wholeNumber(counts[value])}
            </span>
          </TabLink>
        ))}
      </TabLinks>
      <div className="page-inset mt-5 empty:hidden phone:mt-4">
        <PersonChips
          label="Чьи визиты"
          choices={personChoices}
          person={person}
          searchOf={(value) => ({ status, ...(value !== undefined && { person: value }) })}
        />
      </div>
      {status === 'upcoming' && <WaitlistLink />}

      {list.data.length === 0 ? (
        <Card className="mt-5 phone:mt-4">
          <NoVisits status={status} beyond={page > last_page} filtered={person !== undefined} />
        </Card>
      ) : (
        <div className="mt-5 flex flex-col gap-6 phone:mt-4 desktop:rounded-card desktop:bg-white desktop:px-6 desktop:py-5">
          {byMonth(list.data).map((month) => (
            <section key={month.title}>
              <h2 className="page-inset text-small text-ink-3">{month.title}</h2>
              <ul className="flex flex-col phone:mt-3 phone:gap-3">
                {month.visits.map((visit) => (
                  <VisitRow key={visit.id} visit={visit} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
      <Pagination
        page={page}
        lastPage={last_page}
        className="mt-6 flex justify-center"
        renderLink={({ page: target, ...link }) => (
          <Link to="." search={{ status, page: target, ...whose }} {...link} />
        )}
      />
      {status === 'upcoming' && (
        <p className="page-inset mt-6 text-small">
          <Link to="/fo/patient/calendar" className="link">
            Визиты в&nbsp;календаре телефона
          </Link>
        </p>
      )}
    </>
  );
}

/**
 * Link to the waitlist, shown if the waitlist has entries. If the waitlist can't be loaded, a
 * button repeats the request.
 */
function WaitlistLink() {
  const { data, error, isFetching, refetch } = useWaitlistList({ query: { meta: { silent: true } } });
  if (data === undefined && error !== null) {
    return (
      <div className="page-inset mt-2">
        <Button
          variant="quiet"
          size="small"
          className="-ml-2"
          busy={isFetching && 'Загружаем лист ожидания'}
          onClick={() => void refetch()}
        >
          Повторить: лист ожидания не&nbsp;загрузился
        </Button>
      </div>
    );
  }
  const waitlist = data?.data ?? [];
  if (waitlist.length === 0) return null;
  const free = waitlist.filter(({ nearest_slot_at }) => nearest_slot_at !== null).length;
  return (
    <p className="page-inset mt-4 flex items-center gap-2 text-small">
      <Icon icon={IconBell} className="text-ink-3" />
      <Link to="/fo/patient/waitlist" className="link">
        Лист ожидания: {waitlist.length}
      </Link>
      {free > 0 && <span className="text-green-ink">есть свободное время</span>}
    </p>
  );
}
