import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconCalendarRepeat from '@tabler/icons-react/dist/esm/icons/IconCalendarRepeat.mjs';
import IconCalendarStats from '@tabler/icons-react/dist/esm/icons/IconCalendarStats.mjs';
import { useState, type ReactNode } from 'react';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { VisitRecord } from '#generated/models/visit-record.ts';
import { identityText } from '@/domain/person/person-text';
import { PhoneButton } from '@/domain/place/phone-button';
import { DeskBadges } from '@/domain/visit/desk-badges';
import { sourceLabel } from '@/domain/visit/visit-badge';
import { hasEnded, isFollowed } from '@/domain/visit/visit-can';
import { deskPays } from '@/domain/visit/visit-payment';
import { deskPlace, videoHref } from '@/domain/visit/visit-where';
import { followUpDay } from '@/features/desk/book/follow-up-day';
import { RefuseDialog } from '@/features/desk/mark/refuse-dialog';
import { useReopened } from '@/shared/form/dialog-draft';
import { visitsCount, yearsCount } from '@/shared/format/counts';
import { dayMonthYear, dayOf } from '@/shared/format/date';
import { duration } from '@/shared/format/duration';
import { lowerFirst } from '@/shared/format/letter-case';
import { upperFirst } from '@/shared/format/letter-case';
import { phoneHref } from '@/shared/format/phone';
import { dateTime, weekdayDateTime } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { useToday } from '@/shared/use-now';
import { doctorMarks } from './doctor-marks';
import { doctorMoves } from './doctor-moves';
import { VisitStateControl } from './visit-state-control';

const bookDialog = lazyModule(() => import('@/features/doctor/book/book-dialog'));
const moveDialog = lazyModule(() => import('@/features/desk/book/move-visit-dialog'));

interface VisitHeadProps {
  readonly visit: DeskVisit;
  readonly record: VisitRecord;
  /** Current time in milliseconds since the epoch. */
  readonly at: number;
}

/** Head of a visit's page: time, state and actions, then person, service and place. */
export function VisitHead({ visit, record, at }: VisitHeadProps) {
  const { person } = visit;
  const identity = identityText(record);
  const known = record.earlier_visits_count;
  const href = hasEnded(visit) ? undefined : videoHref(visit);
  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="max-w-full min-w-0 wrap-anywhere">
          <p className="text-h3">{weekdayDateTime(visit.starts_at)}</p>
          <p className="mt-1 flex flex-wrap items-center gap-2">
            <DeskBadges visit={visit} at={at} />
            <span className="text-small text-ink-3">{visit.number}</span>
          </p>
        </div>
        <VisitStateControl visit={visit} at={at} />
      </div>
      <VisitActions visit={visit} record={record} />
      <dl className="mt-5 grid gap-x-6 gap-y-3 border-t border-line pt-4 desktop:grid-cols-[9rem_minmax(0,1fr)]">
        <Fact label="Услуга">
          {visit.service_title}, {duration(visit.duration_minutes)},{' '}
          <span translate="no">{lowerFirst(deskPays(visit))}</span>
        </Fact>
        {visit.comment && <Fact label="Жалоба">{typeset(visit.comment)}</Fact>}
        <Fact label="Пациент">
          {[
            person.age === null ? undefined : yearsCount(person.age),
            record.birthday === null ? undefined : dayMonthYear(record.birthday),
            earlierText(known, visit.first_time),
          ]
            .filter((part) => part !== undefined)
            .join(', ')}
        </Fact>
        {identity !== undefined && <Fact label="Документ">{identity}</Fact>}
        <Fact label="Связаться">
          <span className="flex flex-wrap items-center gap-3">
            <PhoneButton phone={visit.phone} whose={person.full_name} compact />
            {record.own_phone && record.own_phone !== visit.phone && (
              <span>
                Телефон пациента:{' '}
                <a href={phoneHref(record.own_phone)} className="link tabular">
                  {record.own_phone}
                </a>
              </span>
            )}
            {record.email !== null && (
              <a href={`mailto:${record.email}`} className="link wrap-anywhere">
                {record.email}
              </a>
            )}
          </span>
        </Fact>
        <Fact label="Где">
          {deskPlace(visit)}
          {href !== undefined && (
            <>
              {'. '}
              <a href={href} target="_blank" rel="noopener noreferrer" className="link">
                Подключиться<span className="sr-only">, откроется в&nbsp;новой вкладке</span>
              </a>
            </>
          )}
        </Fact>
        <Fact label="Запись">
          {sourceLabel(visit.source)}, {dateTime(record.created_at)}
          {visit.attendance_confirmed_at !== null && '. Пациент подтвердил, что\u00A0придёт'}
        </Fact>
        {visit.cancel_reason && <Fact label="Причина отмены">{typeset(upperFirst(visit.cancel_reason))}</Fact>}
        {record.preparation.length > 0 && !hasEnded(visit) && (
          <Fact label="Подготовка">{record.preparation.map(typeset).join(' ')}</Fact>
        )}
      </dl>
    </Card>
  );
}

/**
 * Number of earlier visits as text. If none is known but the visit is a repeat visit, the earlier
 * ones weren't booked in «Аман».
 */
function earlierText(known: number, isFirst: boolean): string {
  if (known > 0) return `раньше ${visitsCount(known)}`;
  return isFirst ? 'раньше визитов не\u00A0было' : 'в\u00A0«Амане» раньше визитов не\u00A0было';
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="contents">
      <dt className="text-ink-3 phone:-mb-2 phone:text-small">{label}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </div>
  );
}

/** Buttons to move or cancel the visit, and to book a follow-up. */
function VisitActions({ visit, record }: Omit<VisitHeadProps, 'at'>) {
  const today = useToday();
  const [declining, setDeclining] = useState(false);
  const move = useLazyDialog(moveDialog);
  const followUp = useLazyDialog(bookDialog);
  const again = useLazyDialog(bookDialog);
  useReopened(`doctor-follow-up-${visit.id}`, followUp.show);
  useReopened(`doctor-again-${visit.id}`, again.show);
  const { person, client_id, phone, starts_at, service_id, filial_id } = visit;
  const isMovable = record.movable_until !== null;
  const canCancel = visit.status === 'confirmed' && record.steps.some(({ status }) => status === 'cancelled_by_clinic');
  const isOff = hasEnded(visit) && visit.status !== 'completed';
  const hasNext = isFollowed(visit);
  if (!isMovable && !canCancel && !hasNext && !isOff) return null;
  const patient = { id: client_id, full_name: person.full_name, age: person.age, phone };

  return (
    <div className="mt-4 flex flex-wrap gap-2">
      {hasNext && (
        <Button
          size="small"
          busy={followUp.opening && 'Открываем'}
          onPointerEnter={followUp.preload}
          onClick={followUp.show}
        >
          <Icon icon={IconCalendarStats} size={18} />
          Записать на&nbsp;повторный
        </Button>
      )}
      {isOff && (
        <Button size="small" busy={again.opening && 'Открываем'} onPointerEnter={again.preload} onClick={again.show}>
          <Icon icon={IconCalendarPlus} size={18} />
          Записать снова
        </Button>
      )}
      {isMovable && (
        <Button size="small" busy={move.opening && 'Открываем'} onPointerEnter={move.preload} onClick={move.show}>
          <Icon icon={IconCalendarRepeat} size={18} />
          Перенести
        </Button>
      )}
      {canCancel && (
        <Button size="small" variant="quiet" onClick={() => setDeclining(true)}>
          Отменить запись
        </Button>
      )}
      {followUp.part && (
        <followUp.part.BookDialog
          draft={`doctor-follow-up-${visit.id}`}
          patient={patient}
          followUp={{ service_id, filial_id, day: followUpDay(starts_at) }}
          onClose={followUp.close}
        />
      )}
      {again.part && (
        <again.part.BookDialog
          draft={`doctor-again-${visit.id}`}
          patient={patient}
          again={{ service_id, filial_id, day: dayOf(starts_at) > today ? dayOf(starts_at) : today }}
          onClose={again.close}
        />
      )}
      {move.part && <move.part.MoveVisitDialog desk={doctorMoves} visit={visit} onClose={move.close} />}
      {declining && <RefuseDialog desk={doctorMarks} visit={visit} onClose={() => setDeclining(false)} />}
    </div>
  );
}
