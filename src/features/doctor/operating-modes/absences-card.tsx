import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef, useState } from 'react';
import {
  useDoctorAbsenceDelete,
  useDoctorAbsenceListSuspense,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { Absence } from '#generated/models/absence.ts';
import { type AbsenceDraft, draftOf, newDraft, timesText } from '@/features/desk/schedule-change/absence-draft';
import { CloseTimeSheet } from '@/features/desk/schedule-change/close-time-sheet';
import { rowOf, type Versioned } from '@/shared/api/version';
import { daysCount, recordsCount } from '@/shared/format/counts';
import { daysBetween } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { MoreItem, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { useToday } from '@/shared/use-now';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { ownTime } from './own-schedule';

/** The doctor's absences in the future. They apply to all filials. */
export function AbsencesCard() {
  const today = useToday();
  const { data: list } = useDoctorAbsenceListSuspense();
  const [edited, setEdited] = useState<{ absence: Versioned<Absence> | null; draft: AbsenceDraft }>();
  const [removed, setRemoved] = useState<Absence>();
  const ahead = list.data.filter(({ date_to }) => date_to >= today).toReversed();
  const add = useRef<HTMLButtonElement>(null);
  useRestoredFocus(ahead.map(({ id }) => id).join(), add);
  const edit = (absence: Absence) =>
    setEdited({ absence: rowOf(list, (one) => one === absence) ?? null, draft: draftOf(absence) });
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-title">Отсутствия</h2>
        <Button ref={add} size="small" onClick={() => setEdited({ absence: null, draft: newDraft() })}>
          <Icon icon={IconPlus} size={18} />
          Добавить<span className="sr-only"> отсутствие</span>
        </Button>
      </div>
      {ahead.length === 0 ? (
        <p className="mt-2 text-small text-ink-2">
          Отпуск, учёба или пара часов: в&nbsp;это время никто не&nbsp;запишется.
        </p>
      ) : (
        <ul className="mt-2">
          {ahead.map((absence) => {
            const { date_from, date_to, reason, visits_count } = absence;
            const days = daysBetween(date_from, date_to) + 1;
            const facts = [reason, days > 1 && daysCount(days)].filter(Boolean).join(', ');
            return (
              <li key={absence.id} className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
                <div className="min-w-0 grow desktop:flex desktop:items-center desktop:justify-between desktop:gap-3">
                  <div className="min-w-0">
                    <p className="font-medium">{timesText(absence)}</p>
                    {facts !== '' && <p className="text-small wrap-anywhere text-ink-2">{upperFirst(facts)}</p>}
                  </div>
                  <p className="shrink-0 text-small text-ink-2">
                    {visits_count > 0 ? `Оставлено: ${recordsCount(visits_count)}` : 'Записей нет'}
                  </p>
                </div>
                <MoreMenu label={`Действия: ${timesText(absence)}`}>
                  <MoreItem onClick={() => edit(absence)}>Изменить</MoreItem>
                  <MoreItem danger onClick={() => setRemoved(absence)}>
                    Удалить
                  </MoreItem>
                </MoreMenu>
              </li>
            );
          })}
        </ul>
      )}
      {edited && (
        <CloseTimeSheet
          desk={ownTime}
          absence={edited.absence}
          initial={edited.draft}
          onClose={() => setEdited(undefined)}
        />
      )}
      {removed && <RemoveAbsence absence={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

function RemoveAbsence({ absence, onClose }: { absence: Absence; onClose: () => void }) {
  const remove = useWrite(useDoctorAbsenceDelete(), { done: 'Время снова открыто для записи', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title="Удалить отсутствие?"
      safe="Оставить"
      action="Удалить"
      busy="Удаляем"
      onConfirm={() => remove.send({ id: absence.id })}
      onClose={onClose}
    >
      <p>{timesText(absence)}: время снова откроется для записи.</p>
    </ConfirmAction>
  );
}
