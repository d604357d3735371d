import IconClockX from '@tabler/icons-react/dist/esm/icons/IconClockX.mjs';
import { useState } from 'react';
import { useDoctorVisitReschedule } from '#generated/api/doctor-visits/doctor-visits.ts';
import type { DoctorVisit } from '#generated/models/doctor-visit.ts';
import { daysAround, DeskTimes, useDeskTimes } from '@/features/doctor/visit-parts/desk-times';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { dateTime } from '@/shared/format/time';
import { toldWhenDone } from '@/shared/told-when-done';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { chipClass } from '@/shared/ui/chip';
import { FieldError } from '@/shared/ui/fields/field';
import { TextField } from '@/shared/ui/fields/text-field';
import { Sheet } from '@/shared/ui/overlay/sheet';

interface MoveVisitDialogProps {
  readonly visit: DoctorVisit;
  readonly onClose: () => void;
}

/** The contract's limit of a reason. */
const LONGEST = 200;

/** What is said most often, in one tap. */
const REASONS = ['По просьбе пациента', 'Врач задерживается', 'Врач заболел'];

/** Another time for a visit; the old one stays until the new one is taken. */
export function MoveVisitDialog({ visit, onClose }: MoveVisitDialogProps) {
  const { id, starts_at, filial_id, person } = visit;
  const times = useDeskTimes({ filial_id, visit_id: id, ...daysAround(starts_at) });
  const [reason, setReason] = useState('');
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useDoctorVisitReschedule(
    toldWhenDone(({ data }) => `Визит перенесён на ${dateTime(data.starts_at)}`),
  );
  // Its own time is shown among the free ones.
  const chosen = times.value === starts_at ? undefined : times.value;

  const refused = isProblem(error, 422) ? error.errors['reason']?.[0] : undefined;

  const move = () => {
    setTried(true);
    if (chosen === undefined || reason.length > LONGEST) return;
    mutate(
      { id, data: { starts_at: chosen, reason: reason.trim() || null } },
      {
        onSuccess: onClose,
        onError: (problem) => {
          if (isProblem(problem, 409)) void times.query.refetch();
        },
      },
    );
  };

  return (
    <Sheet
      title="Перенести визит"
      onClose={onClose}
      primary={
        <Button variant="primary" busy={isPending && 'Переносим'} onClick={move}>
          {chosen === undefined ? 'Перенести' : `Перенести на\u00A0${dateTime(chosen)}`}
        </Button>
      }
    >
      <div className="flex flex-col gap-5">
        <p>
          {person.full_name}. Сейчас: <strong className="font-medium">{dateTime(starts_at)}</strong>
        </p>
        <div>
          <DeskTimes times={times} own={starts_at} />
          {tried && chosen === undefined && <FieldError>Выберите новое время</FieldError>}
        </div>
        {error !== null && refused === undefined && (
          <Callout tone={isProblem(error, 409) ? 'amber' : 'red'} icon={IconClockX} role="alert">
            {problemText(error)}. Прежнее время осталось за&nbsp;пациентом.
          </Callout>
        )}
        <div>
          <div role="group" aria-label="Частые причины" className="mb-3 flex flex-wrap gap-2">
            {REASONS.map((text) => (
              <button
                key={text}
                type="button"
                aria-pressed={reason === text}
                onClick={() => setReason(text)}
                className={chipClass(reason === text ? 'on' : 'toggle')}
              >
                {text}
              </button>
            ))}
          </div>
          <TextField
            label="Причина"
            optional
            hint="Её увидит пациент. Визит сразу станет подтверждённым"
            limit={LONGEST}
            value={reason}
            error={refused}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
      </div>
    </Sheet>
  );
}
