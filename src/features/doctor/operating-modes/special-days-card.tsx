import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import { useRef, useState } from 'react';
import {
  useDoctorSpecialDayDelete,
  useDoctorSpecialDayListSuspense,
} from '#generated/api/doctor-schedule/doctor-schedule.ts';
import type { SpecialDay } from '#generated/models/special-day.ts';
import { isProblem } from '@/shared/api/problem';
import { rowOf, type Versioned } from '@/shared/api/version';
import { weekdayDay } from '@/shared/format/date';
import { upperFirst } from '@/shared/format/letter-case';
import { SectionBoundary } from '@/shared/section/section-boundary';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { useRestoredFocus } from '@/shared/ui/focus';
import { Icon } from '@/shared/ui/icon';
import { MoreItem, MoreMenu } from '@/shared/ui/overlay/more-menu';
import { useToday } from '@/shared/use-now';
import { ConfirmAction } from '@/shared/write/confirm-action';
import { useWrite } from '@/shared/write/use-write';
import { SpecialDaySheet } from './special-day-sheet';

/** List of dates with different working hours in one filial. */
export function SpecialDaysCard({ filialId }: { filialId: number }) {
  const today = useToday();
  const query = useDoctorSpecialDayListSuspense();
  const { data: list } = query;
  const [edited, setEdited] = useState<{ special: Versioned<SpecialDay> | null }>();
  const close = () => setEdited(undefined);
  const [removed, setRemoved] = useState<SpecialDay>();
  const ahead = list.data.filter(({ date, filial_id }) => date >= today && filial_id === filialId).toReversed();
  const add = useRef<HTMLButtonElement>(null);
  useRestoredFocus(ahead.map(({ id }) => id).join(), add);
  return (
    <Card>
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-title">Особые дни</h2>
        <Button ref={add} size="small" onClick={() => setEdited({ special: null })}>
          <Icon icon={IconPlus} size={18} />
          Добавить<span className="sr-only"> особый день</span>
        </Button>
      </div>
      {ahead.length === 0 ? (
        <p className="mt-2 text-small text-ink-2">Другие часы в&nbsp;один день или дополнительный приём.</p>
      ) : (
        <ul className="mt-2">
          {ahead.map((special) => {
            const { id, date, hours, breaks, reason } = special;
            const pauses = breaks.map(({ from, to }) => `${from}–${to}`).join(', ');
            const text = hours === null ? 'не принимаю' : `${hours.from}–${hours.to}`;
            return (
              <li key={id} className="flex items-center gap-3 border-t border-line py-2.5 first:border-t-0">
                <div className="min-w-0 grow">
                  <p className="font-medium">{upperFirst(weekdayDay(date))}</p>
                  <p className="text-small wrap-anywhere text-ink-2">
                    {upperFirst(text)}
                    {pauses !== '' && `, перерыв ${pauses}`}
                    {reason !== null && `. ${reason}`}
                  </p>
                </div>
                <MoreMenu label={`Действия: ${weekdayDay(date)}`}>
                  <MoreItem onClick={() => setEdited({ special: rowOf(list, (one) => one === special) ?? null })}>
                    Изменить
                  </MoreItem>
                  <MoreItem danger onClick={() => setRemoved(special)}>
                    Удалить
                  </MoreItem>
                </MoreMenu>
              </li>
            );
          })}
        </ul>
      )}
      {edited && (
        <SectionBoundary
          what="особый&nbsp;день"
          query={{
            ...query,
            refetch: () => {
              // The dialog closes first, because after the refetch the list may not contain the
              // edited day any more.
              close();
              return query.refetch();
            },
          }}
        >
          <SpecialDaySheet filialId={filialId} special={edited.special} onClose={close} />
        </SectionBoundary>
      )}
      {removed && <RemoveSpecialDay special={removed} onClose={() => setRemoved(undefined)} />}
    </Card>
  );
}

function RemoveSpecialDay({ special, onClose }: { special: SpecialDay; onClose: () => void }) {
  const remove = useWrite(useDoctorSpecialDayDelete(), { done: 'В этот день снова обычные часы', onDone: onClose });
  return (
    <ConfirmAction
      write={remove}
      title="Вернуть обычные часы?"
      safe="Оставить"
      action="Вернуть"
      busy="Возвращаем"
      failure={
        isProblem(remove.error, 409)
          ? 'Некоторым записям не\u00A0останется места. Сначала измените этот день на\u00A0«не\u00A0принимаю» и\u00A0решите по\u00A0каждой'
          : undefined
      }
      onConfirm={() => remove.send({ id: special.id })}
      onClose={onClose}
    >
      <p>{upperFirst(weekdayDay(special.date))}: часы будут как в&nbsp;обычную неделю.</p>
    </ConfirmAction>
  );
}
