import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { usePatientHomeSuspense } from '#generated/api/patient-home/patient-home.ts';
import type { PatientHome } from '#generated/models/patient-home.ts';
import { useCurrentUser } from '@/features/auth/session/current-user';
import { dataOf } from '@/shared/api/load';
import { polling } from '@/shared/api/polling';
import { weekdayDay } from '@/shared/format/date';
import { ButtonLink } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { useToday } from '@/shared/use-now';
import { CardSummary } from './card-summary';
import { FirstSteps } from './first-steps';
import { NextVisitBlock } from './next-visit';
import { QuickSearch } from './quick-search';
import { Rebook } from './rebook';
import { ToDoList } from './to-do-list';

/**
 * The patient's home page. It lists what to do now, instead of a menu (docs/rules.md §2,
 * patientHome).
 */
export function PatientHomeScreen() {
  const today = useToday();
  const { user } = useCurrentUser();
  const { data: home } = usePatientHomeSuspense({ query: { ...polling, select: dataOf } });
  const [, firstName] = user?.full_name.split(' ') ?? [];

  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <div className="page-inset min-w-0">
          <h1 className="text-page">{firstName ? `Здравствуйте, ${firstName}` : 'Здравствуйте'}</h1>
          <p className="mt-1 text-ink-2 first-letter:uppercase phone:hidden">{weekdayDay(today)}</p>
        </div>
        <ButtonLink to="/search" search={{ category: 'doctors' }} variant="primary" className="phone:hidden">
          <Icon icon={IconPlus} />
          Записаться
        </ButtonLink>
      </div>
      {isNew(home) ? (
        <FirstSteps home={home} />
      ) : (
        <div className="mt-6 columns-cabinet-aside phone:mt-5">
          <div className="flex min-w-0 flex-col gap-8 phone:gap-6">
            <NextVisitBlock visit={home.next_visit} search={<QuickSearch />} />
            <ToDoList home={home} />
          </div>
          <div className="flex min-w-0 flex-col gap-8 phone:mt-3 phone:gap-6">
            <Rebook doctors={home.rebook} />
            <CardSummary card={home.medical_card} />
          </div>
        </div>
      )}
    </>
  );
}

/** Whether the patient is new: without past and upcoming visits. */
function isNew({ next_visit, upcoming_count, to_review, rebook }: PatientHome): boolean {
  return next_visit === null && upcoming_count === 0 && to_review.length === 0 && rebook.length === 0;
}
