import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCalendarUp from '@tabler/icons-react/dist/esm/icons/IconCalendarUp.mjs';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import { freeTimeOf, payerLimits } from '@/domain/service/payer-times';
import { visitPays } from '@/domain/visit/visit-payment';
import { weekdayDay } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { surnameInitial, surnameInitials } from '@/shared/format/name';
import { time } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { LiveRegion } from '@/shared/ui/live-region';
import type { BoardColumn } from './board-model';
import { failureText } from './use-board-reschedule';
import type { MovingState } from './use-moving';

interface MovingBarProps {
  state: MovingState;
  columns: readonly BoardColumn[];
  view: 'day' | 'week';
}

/**
 * Bar above the board while a visit is moved: the visit, the target, and the next action or the
 * error. During a mouse drag the ghost shows the target instead.
 */
export function MovingBar({ state, columns, view }: MovingBarProps) {
  const { moving, failure, retry, readAgain } = state;
  return (
    <>
      {moving && moving.by !== 'drag' && (
        <Callout tone="teal" icon={IconCalendarUp} className="mb-3 print:hidden">
          <div className="flex items-center gap-3">
            <p className="mr-auto" role="status">
              <span className="font-medium text-ink">
                {surnameInitial(moving.visit.person.full_name)}, {time(moving.visit.starts_at)}
                {moving.visit.funding && `, ${lowerFirst(visitPays(moving.visit))}`}.
              </span>{' '}
              {readAgain && moving.by === 'tap' ? (
                'Не\u00A0получилось узнать свободное время'
              ) : state.isNowhere ? (
                `Для этой записи здесь нет ${freeTimeOf(moving.visit.funding)}. Выберите другой день или врача`
              ) : moving.by === 'tap' ? (
                <>
                  {limitsText(moving.visit, columns)}
                  Нажмите новое время
                  <span className="phone:sr-only">. Другой день – стрелками или календарём вверху</span>
                </>
              ) : (
                targetText(state, columns, view)
              )}
            </p>
            {readAgain && (
              <Button size="small" onClick={readAgain} className="-my-2 shrink-0">
                Повторить
              </Button>
            )}
            <Button variant="quiet" size="small" onClick={state.cancel} className="-my-2 shrink-0">
              Отмена
            </Button>
          </div>
        </Callout>
      )}
      {failure !== undefined && (
        <LiveRegion urgent>
          <Callout tone="red" icon={IconAlertTriangle} className="mb-3 print:hidden">
            <div className="flex flex-wrap items-center gap-x-3 gap-y-5">
              <p className="mr-auto">{failureText(failure, columns)}</p>
              {retry && (
                <Button size="small" busy={state.isSending && 'Переносим'} onClick={retry} className="-my-2 phone:mb-0">
                  Повторить
                </Button>
              )}
              <Button variant="quiet" size="small" onClick={state.forget} className="-my-2 phone:mb-0">
                Понятно
              </Button>
            </div>
          </Callout>
        </LiveRegion>
      )}
    </>
  );
}

/** Hours in which the payer of a moved visit pays its doctor: «По ОСМС принимают 09:00–13:00. ». */
function limitsText({ doctor_id, service_id, funding }: DeskVisit, columns: readonly BoardColumn[]): string {
  const own = columns.find(({ doctor }) => doctor.id === doctor_id)?.services;
  const service = own?.find((one) => one.service_id === service_id);
  const limits = service && payerLimits(service, funding);
  return limits === undefined ? '' : `${limits}. `;
}

/**
 * Target as text: «Лапин С. В., 12:40, свободно». It names the doctor, because the column may be
 * scrolled out of view.
 */
function targetText({ moving, verdict }: MovingState, columns: readonly BoardColumn[], view: 'day' | 'week'): string {
  const column = columns.find(({ key }) => key === moving?.target?.key);
  if (!column || !verdict) return '';
  const place = view === 'week' ? weekdayDay(column.date) : surnameInitials(column.doctor);
  return [`${place}: ${verdict.text}`, edgeText(moving?.edge, view)].filter((part) => part !== undefined).join('. ');
}

function edgeText(edge: 'left' | 'right' | undefined, view: 'day' | 'week'): string | undefined {
  if (edge === undefined) return undefined;
  if (view === 'week') return 'Другая неделя – стрелками вверху';
  return `${edge === 'left' ? 'Левее' : 'Правее'} эту услугу никто не\u00A0оказывает`;
}
