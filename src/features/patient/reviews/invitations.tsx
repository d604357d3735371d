import { useState } from 'react';
import { usePatientHome } from '#generated/api/patient-home/patient-home.ts';
import type { Visit } from '#generated/models/visit.ts';
import { reviewOccasion } from '@/domain/review/review-text';
import { VisitPortrait, visitWith } from '@/domain/visit/visit-host';
import { calendarDay } from '@/shared/format/date';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { Button, ButtonLink } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { useFirstNew } from '@/shared/ui/focus';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';

const FIRST = 3;

/** Completed visits that have no review yet. */
export function Invitations() {
  const query = usePatientHome(shownBySection);
  if (query.data?.data.to_review.length === 0) return null;
  return (
    <section aria-labelledby="to-review" className="mt-6 phone:mt-5">
      <h2 id="to-review" className="mb-3 text-h3 phone:px-1">
        Оцените приём
      </h2>
      <Card as="div">
        <SectionQuery query={query} skeleton={<InvitationsSkeleton />}>
          {({ data }) => <InvitationList visits={data.to_review} />}
        </SectionQuery>
      </Card>
    </section>
  );
}

function InvitationList({ visits }: { visits: readonly Visit[] }) {
  const [all, setAll] = useState(false);
  const firstNew = useFirstNew();
  const rest = visits.length - FIRST;
  return (
    <>
      <ul className="divide-y divide-line">
        {visits.slice(0, all ? undefined : FIRST).map((visit, index) => (
          <li key={visit.id} {...firstNew.row(index)} className="flex items-center gap-3 py-3 first:pt-0 last:pb-0">
            <Invitation visit={visit} />
          </li>
        ))}
      </ul>
      {rest > 0 && !all && (
        <Button
          variant="quiet"
          className="mt-2 -ml-3"
          onClick={() => {
            firstNew.expect(FIRST);
            setAll(true);
          }}
        >
          Показать ещё {rest}
        </Button>
      )}
    </>
  );
}

function Invitation({ visit }: { visit: Visit }) {
  const { id, service_title, starts_at } = visit;
  const name = visitWith(visit);
  return (
    <>
      <VisitPortrait visit={visit} size={48} />
      <div className="min-w-0 grow">
        <p className="font-medium">{name}</p>
        <p className="text-small text-ink-2">{reviewOccasion({ service_title, created_at: starts_at })}</p>
      </div>
      <ButtonLink
        size="small"
        to="/fo/patient/reviews/new"
        search={{ visit: id }}
        aria-label={`Оценить приём: ${name}, ${calendarDay(starts_at)}`}
      >
        Оценить
      </ButtonLink>
    </>
  );
}

function InvitationsSkeleton() {
  return (
    <SkeletonGroup label="Загружаем визиты" className="flex items-center gap-3">
      <Skeleton className="size-12 rounded-full" />
      <div className="flex grow flex-col gap-2">
        <Skeleton className="h-5 w-32" />
        <Skeleton className="h-4 w-48" />
      </div>
    </SkeletonGroup>
  );
}
