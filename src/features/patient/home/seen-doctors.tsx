import type { Visit } from '@generated/models/visit';
import { VisitDoctor } from '@/features/patient/visit/visit-doctor';
import { calendarDay } from '@/shared/format/date';
import { ButtonLink } from '@/shared/ui/button-link';
import { Card } from '@/shared/ui/card';

const MOST = 3;

/** «Записаться снова»: doctors of past visits, the latest first. */
export function SeenDoctors({ visits }: { visits: readonly Visit[] }) {
  const completed = visits.filter(({ status }) => status === 'completed');
  const latest = [...Map.groupBy(completed, ({ doctor }) => doctor.id).values()].flatMap(([visit]) => visit ?? []);
  if (latest.length === 0) return null;

  return (
    <section>
      <h2 className="mb-3 text-h3 phone:px-1">Записаться снова</h2>
      <Card>
        <ul className="divide-y divide-line">
          {latest.slice(0, MOST).map((visit) => (
            <li key={visit.id} className="py-4 first:pt-0 last:pb-0">
              <VisitDoctor doctor={visit.doctor} />
              <div className="mt-3 flex items-center justify-between gap-3">
                <p className="text-small text-ink-3">Были {calendarDay(visit.starts_at)}</p>
                <ButtonLink
                  size="small"
                  to="/doctor/$slug"
                  params={{ slug: visit.doctor.slug }}
                  search={{ filial: visit.filial.id }}
                >
                  Выбрать время
                </ButtonLink>
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </section>
  );
}
