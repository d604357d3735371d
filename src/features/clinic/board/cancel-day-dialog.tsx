import { type SubmitEvent, useState } from 'react';
import { useClinicVisitStateUpdate } from '#generated/api/clinic-visits/clinic-visits.ts';
import type { ClinicVisit } from '#generated/models/clinic-visit.ts';
import { problemText } from '@/shared/api/problem-text';
import { visitsCount } from '@/shared/format/counts';
import { weekdayDay } from '@/shared/format/date';
import { surnameInitials } from '@/shared/format/name';
import { phoneHref } from '@/shared/format/phone';
import { time } from '@/shared/format/time';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Checkbox } from '@/shared/ui/fields/checkbox';
import { FieldError } from '@/shared/ui/fields/field';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { type BoardColumn, openVisits } from './board-model';
import { ReasonField } from './reason-field';

/** A doctor fell ill: the rest of the day is called off at once, each patient reads why. Whoever is unticked keeps the visit. */
export function CancelDayDialog({ column, onClose }: { column: BoardColumn; onClose: () => void }) {
  const [kept, setKept] = useState<ReadonlySet<number>>(new Set());
  const [reason, setReason] = useState('Врач заболел');
  const [isMissing, setMissing] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failures, setFailures] = useState<ReadonlyMap<number, string>>(new Map());
  const update = useClinicVisitStateUpdate({ mutation: { meta: { silent: true } } });
  const visits = openVisits(column);
  const chosen = visits.filter(({ id }) => !kept.has(id));

  const send = async (event: SubmitEvent) => {
    event.preventDefault();
    if (isSending || chosen.length === 0) return;
    if (reason.trim() === '') return setMissing(true);
    setSending(true);
    const failed = new Map<number, string>();
    for (const { id } of chosen) {
      try {
        await update.mutateAsync({ id, data: { status: 'cancelled_by_clinic', reason: reason.trim() } });
      } catch (error) {
        failed.set(id, problemText(error));
      }
    }
    setSending(false);
    setFailures(failed);
    const done = chosen.length - failed.size;
    if (done > 0) notify.success(`Отменили: ${visitsCount(done)}. Пациенты прочтут причину`);
    if (failed.size === 0) onClose();
  };

  return (
    <Dialog
      title={`Отменить записи: ${surnameInitials(column.doctor)}, ${weekdayDay(column.date)}`}
      size="wide"
      onClose={onClose}
    >
      {visits.length === 0 ? (
        <>
          <p>Предстоящих записей в&nbsp;этот день нет.</p>
          <Button data-autofocus className="mt-5" onClick={onClose}>
            Закрыть
          </Button>
        </>
      ) : (
        <form noValidate onSubmit={(event) => void send(event)} className="mt-4 flex flex-col gap-4 text-ink">
          <ul aria-label="Записи" className="divide-y divide-line rounded-note border border-line">
            {visits.map((visit) => (
              <VisitRow
                key={visit.id}
                visit={visit}
                isChosen={!kept.has(visit.id)}
                failure={failures.get(visit.id)}
                onToggle={() => setKept(toggled(kept, visit.id))}
              />
            ))}
          </ul>
          <ReasonField
            value={reason}
            error={isMissing ? 'Напишите причину: её прочтут пациенты' : undefined}
            onChange={(text) => {
              setReason(text);
              setMissing(false);
            }}
          />
          <p className="text-small text-ink-2">
            Освободившееся время снова открыто для записи: чтобы его закрыть, врач отмечает отсутствие в&nbsp;своём
            расписании.
          </p>
          <div className="flex flex-wrap gap-2 *:grow">
            <Button data-autofocus onClick={onClose}>
              Оставить записи
            </Button>
            <Button type="submit" variant="danger" disabled={chosen.length === 0} busy={isSending && 'Отменяем'}>
              Отменить {visitsCount(chosen.length)}
            </Button>
          </div>
        </form>
      )}
    </Dialog>
  );
}

interface VisitRowProps {
  visit: ClinicVisit;
  isChosen: boolean;
  failure: string | undefined;
  onToggle: () => void;
}

function VisitRow({ visit, isChosen, failure, onToggle }: VisitRowProps) {
  return (
    <li className="px-4 py-2">
      <div className="flex flex-wrap items-center gap-x-4">
        <div className="min-w-48 flex-1">
          <Checkbox checked={isChosen} onChange={onToggle}>
            <span className="font-medium tabular">{time(visit.starts_at)}</span> {visit.person.full_name}
          </Checkbox>
        </div>
        <a href={phoneHref(visit.phone)} className="link text-small tabular">
          {visit.phone}
        </a>
      </div>
      {failure !== undefined && <FieldError>{failure}</FieldError>}
    </li>
  );
}

function toggled(ids: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set(ids.has(id) ? [...ids].filter((one) => one !== id) : [...ids, id]);
}
