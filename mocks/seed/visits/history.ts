import { dateOf, dayOf, momentOfText, textOfMoment, textAt } from '#mocks/db/calendar.ts';
import type { Db } from '#mocks/db/db.ts';
import type { VisitEventRow, VisitRow } from '#mocks/db/types/visit.ts';

type Line = Pick<VisitEventRow, 'at' | 'kind' | 'text'>;

function endOf(visit: VisitRow): Line[] {
  const at = visit.ended_at ?? visit.ends_at;
  switch (visit.status) {
    case 'completed':
      return [{ at, kind: 'completed', text: 'Приём завершён' }];
    case 'no_show':
      return [{ at, kind: 'no_show', text: 'Вы не пришли на приём' }];
    case 'cancelled_by_patient':
      return [
        { at, kind: 'cancelled', text: `Вы отменили запись. Причина: ${(visit.cancel_reason ?? '').toLowerCase()}` },
      ];
    case 'cancelled_by_clinic':
      return [
        {
          at,
          kind: 'cancelled',
          text: `Клиника отменила запись. Причина: ${(visit.cancel_reason ?? '').toLowerCase()}`,
        },
      ];
    default:
      return [];
  }
}

/** Returns the events that the patient sees in a visit's history, oldest first. */
function linesOf(visit: VisitRow, today: string): Line[] {
  const lines: Line[] = [{ at: visit.created_at, kind: 'created', text: 'Вы записались' }];
  if (visit.confirmed_at !== null) {
    lines.push({ at: visit.confirmed_at, kind: 'confirmed', text: 'Клиника подтвердила запись' });
  }
  const reminder = textAt(dateOf(dayOf(visit.starts_at.slice(0, 10)) - 1), '18:00');
  const wasReminded =
    visit.confirmed_at !== null && !visit.status.startsWith('cancelled') && reminder.slice(0, 10) < today;
  if (wasReminded) lines.push({ at: reminder, kind: 'reminded', text: 'Напомнили о записи письмом' });
  return [...lines, ...endOf(visit)];
}

/** Adds the history of a user's visits; `movedVisitId` was moved once. */
export function seedHistory(db: Db, userId: number, movedVisitId: number): void {
  for (const visit of db.visits.find('user', userId)) {
    const lines = linesOf(visit, db.meta.today);
    if (visit.id === movedVisitId) {
      lines.splice(1, 0, {
        at: textOfMoment(momentOfText(visit.created_at) + 9),
        kind: 'rescheduled',
        text: 'Вы перенесли запись на другое время',
      });
    }
    for (const line of lines) db.visit_events.seed({ id: db.visit_events.nextId(), visit_id: visit.id, ...line });
  }
}
