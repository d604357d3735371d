import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import type { VisitEventKind } from '#generated/models/visit-event-kind.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import type { Visit } from '#generated/models/visit.ts';
import { dateTime } from '@/shared/format/time';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';

/** Number of completed steps (of four) by status. Cancelled and missed visits show no steps. */
const done: Partial<Record<VisitStatus, number>> = { pending: 1, confirmed: 2, arrived: 3, completed: 4 };

/** The steps of a visit from booking to its end, with the current step. */
export function VisitSteps({ visit }: { visit: Visit }) {
  const reached = done[visit.status];
  if (reached === undefined) return null;

  const at = (kind: VisitEventKind) => visit.history.find((event) => event.kind === kind)?.at;
  const steps = [
    { title: 'Записались', moment: visit.created_at },
    { title: reached > 1 ? 'Подтверждён' : 'Подтверждение', moment: at('confirmed') },
    { title: visit.doctor ? 'Приём' : 'Сдача', moment: visit.starts_at },
    { title: 'Завершён', moment: at('completed') },
  ];
  return (
    <ol className="mt-6 grid grid-cols-4 phone:grid-cols-1 phone:gap-3" aria-label="Как идёт визит">
      {steps.map(({ title, moment }, index) => {
        const isDone = index < reached;
        const isNext = index === reached;
        /** Whether this is the step that waits for the clinic's answer. */
        const isAwaited = isNext && visit.status === 'pending';
        return (
          <li
            key={title}
            aria-current={isNext ? 'step' : undefined}
            className="relative phone:flex phone:items-center phone:gap-3"
          >
            {index > 0 && (
              <span
                aria-hidden="true"
                className={cx(
                  'absolute top-3 right-full left-[calc(1.5rem-100%)] h-0.5 phone:hidden',
                  isDone || (isNext && !isAwaited) ? 'bg-teal' : 'bg-line',
                )}
              />
            )}
            <span
              aria-hidden="true"
              className={cx(
                'grid size-6 shrink-0 place-items-center rounded-full border-2',
                isDone && 'border-teal bg-teal text-white',
                isAwaited && 'border-amber-ink bg-amber-tint text-amber-ink',
                isNext && !isAwaited && 'border-teal text-teal',
                !isDone && !isNext && 'border-line',
              )}
            >
              {isDone && <Icon icon={IconCheck} size={16} />}
              {isAwaited && <Icon icon={IconClock} size={16} />}
              {isNext && !isAwaited && <span className="size-2 rounded-full bg-teal forced-colors:bg-system" />}
            </span>
            <span className="block grow pr-2 desktop:mt-2">
              <span className="block text-small font-medium">
                {title}
                <span className="sr-only">
                  {isDone ? ', пройдено' : isAwaited ? ', ждём клинику' : isNext ? ', дальше' : ''}
                </span>
              </span>
            </span>
            {moment && (isDone || index === 2) && (
              <span className="block text-caption text-ink-3">{dateTime(moment)}</span>
            )}
          </li>
        );
      })}
    </ol>
  );
}
