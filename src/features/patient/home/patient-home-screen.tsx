import { useVisitListSuspense } from '@generated/api/patient/patient';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { Link } from '@tanstack/react-router';
import { awaitsAttendance } from '@/domain/visit/visit-can';
import { useCurrentUser } from '@/features/auth/session/use-current-user';
import { VisitAttendance } from '@/features/patient/visit/visit-attendance';
import { today, weekdayDay } from '@/shared/format/date';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { Icon } from '@/shared/ui/icon';
import { NextVisit } from './next-visit';
import { SeenDoctors } from './seen-doctors';

/** What needs doing now, not a menu (specification §2, patientHome). */
export function PatientHomeScreen() {
  const { user } = useCurrentUser();
  const { data: upcoming } = useVisitListSuspense({ status: 'upcoming', page: 1 });
  const { data: past } = useVisitListSuspense({ status: 'past', page: 1 });
  const [next] = upcoming.data;
  const [, firstName] = user?.full_name.split(' ') ?? [];
  const asked = upcoming.data.filter((visit) => visit !== next && awaitsAttendance(visit));

  return (
    <>
      <div className="flex items-center justify-between gap-4">
        <div>
          <h1 className="text-page">{firstName ? `Здравствуйте, ${firstName}` : 'Здравствуйте'}</h1>
          <p className="mt-1 text-ink-2 first-letter:uppercase">{weekdayDay(today())}</p>
        </div>
        <ButtonLink to="/search" variant="primary" className="phone:hidden">
          <Icon glyph={IconPlus} />
          Записаться
        </ButtonLink>
      </div>
      <div className="mt-6 columns-cabinet-aside">
        <div className="flex flex-col gap-6 phone:gap-4">
          <section>
            <div className="mb-3 flex items-baseline justify-between gap-4 phone:px-1">
              <h2 className="text-h3">Ближайший визит</h2>
              {next && (
                <Link to="/fo/patient/visits" className="link text-small font-medium">
                  Все визиты
                </Link>
              )}
            </div>
            {next ? (
              <NextVisit visit={next} />
            ) : (
              <Card>
                <EmptyState
                  glyph={IconCalendarPlus}
                  title="Визитов пока нет"
                  level={3}
                  action={
                    <ButtonLink variant="primary" to="/search">
                      Найти врача
                    </ButtonLink>
                  }
                >
                  Найдите врача и&nbsp;запишитесь: здесь появятся время, адрес и&nbsp;напоминание.
                </EmptyState>
              </Card>
            )}
          </section>
          {asked.length > 0 && (
            <section>
              <h2 className="mb-3 text-h3 phone:px-1">Что нужно сделать</h2>
              <ul className="flex flex-col gap-3">
                {asked.map((visit) => (
                  <li key={visit.id}>
                    <VisitAttendance visit={visit} named />
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        <SeenDoctors visits={past.data} />
      </div>
    </>
  );
}
