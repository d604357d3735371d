import type { ScheduleDryRun } from '#generated/models/schedule-dry-run.ts';
import type { ScheduleFreeDay } from '#generated/models/schedule-free-day.ts';
import { ReadinessNote } from '@/features/readiness/readiness-note';
import { useReadiness } from '@/features/readiness/use-readiness';
import { relativeDay, dayMonth } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { type SectionAnswer, SectionQuery } from '@/shared/section/section-query';
import { Card } from '@/shared/ui/card';
import { useToday } from '@/shared/use-now';

/** Number of shown days, and of shown times per day. */
const DAYS = 6;
const SHOWN = 6;

interface FreeDaysProps {
  /** Answer of the dry run of the doctor's hours in the filial. */
  query: SectionAnswer<ScheduleDryRun>;
  filialId: number;
  /** Whether the typed hours are invalid, so that no dry run is possible. */
  isInvalid: boolean;
}

/** Free times as patients see them now, or would see them after saving. */
export function FreeDays({ query, filialId, isInvalid }: FreeDaysProps) {
  return (
    <Card>
      <h2 className="mb-2 text-title">Что увидят пациенты</h2>
      <SectionQuery
        query={query}
        skeleton={
          isInvalid ? (
            <p className="text-small text-ink-2">Появится, когда вы&nbsp;исправите время в&nbsp;отмеченных строках.</p>
          ) : undefined
        }
      >
        {({ free_days }) => <FreeTimes days={free_days.filter(({ filial_id }) => filial_id === filialId)} />}
      </SectionQuery>
    </Card>
  );
}

function FreeTimes({ days }: { days: readonly ScheduleFreeDay[] }) {
  const today = useToday();
  if (days.length === 0) {
    return <NoTimes />;
  }
  return (
    <ul className="grid grid-cols-3 gap-x-6 gap-y-3 phone:grid-cols-1 narrow:grid-cols-2">
      {days.slice(0, DAYS).map(({ date, slots }) => (
        <li key={date} className="text-small">
          <p className="font-medium">
            {relativeDay(date, today)}, {dayMonth(date)}
          </p>
          <p className="text-ink-2">
            {slots.slice(0, SHOWN).map(time).join(', ')}
            {slots.length > SHOWN && <span className="text-ink-3"> и&nbsp;ещё&nbsp;{slots.length - SHOWN}</span>}
          </p>
        </li>
      ))}
    </ul>
  );
}

/**
 * Explains why there are no free times: booking isn't set up completely, or all hours are occupied.
 */
function NoTimes() {
  const readiness = useReadiness('doctor');
  const hours = readiness?.steps.find(({ id }) => id === 'hours');
  return (
    <>
      <p className="text-small text-ink-2">
        Свободного времени для записи в&nbsp;этой клинике нет.
        {hours?.state === 'to_do' && ' Задайте часы по\u00A0дням выше, и\u00A0оно появится.'}
      </p>
      <ReadinessNote readiness={readiness} here="hours" className="mt-3" />
    </>
  );
}
