import { useRef, useState } from 'react';
import type { DoctorSlotsParams } from '#generated/models/doctor-slots-params.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { addDays, dayHeading, today } from '@/shared/format/date';
import { dateTime, time } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { notify } from '@/shared/notify';
import { type SectionAnswer, SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { useFocusKept } from '@/shared/ui/focus';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useToday } from '@/shared/use-now';
import { useWhileOpen } from '@/shared/use-while-open';
import type { OfferDialogProps } from './waiting-row';

const DAYS = 14;

/** The request for free times that would suit: two weeks of them. */
export function timesFor({ filial, service_id }: WaitingPerson): DoctorSlotsParams {
  const from = today();
  return { filial_id: filial.id, service_id, date_from: from, date_to: addDays(from, DAYS - 1) };
}

interface OfferTimesProps extends OfferDialogProps {
  slots: SectionAnswer<readonly SlotDay[]>;
  onOffer: (startsAt: string) => Promise<unknown>;
}

/** Free times of the doctor that would suit; one is offered. */
export function OfferTimes({ person, slots, onOffer, onClose }: OfferTimesProps) {
  const { until } = person;
  const closeIfOpen = useWhileOpen(onClose);
  const sending = useRef(false);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const [chosen, setChosen] = useState<string>();
  const refusal = useRef<HTMLDivElement>(null);
  // The button goes with the time that was taken.
  useFocusKept(chosen ?? '', refusal);

  const send = async () => {
    if (sending.current || chosen === undefined) return;
    sending.current = true;
    setBusy(true);
    setError(undefined);
    try {
      await onOffer(chosen);
      notify.success('Время предложено, пациент получил уведомление');
      closeIfOpen();
    } catch (problem) {
      setError(problem);
      if (isProblem(problem, 409)) {
        setChosen(undefined);
        void slots.refetch();
      }
    } finally {
      sending.current = false;
      setBusy(false);
    }
  };

  return (
    <Dialog
      size="wide"
      title="Какое время предложить"
      onClose={onClose}
      actions={
        <>
          {chosen !== undefined && (
            <Button wide variant="primary" busy={busy && 'Предлагаем'} onClick={() => void send()}>
              Предложить {dateTime(chosen)}
            </Button>
          )}
          <Button wide data-autofocus onClick={onClose}>
            Закрыть
          </Button>
        </>
      }
    >
      <p className="wrap-anywhere">
        {person.full_name}, {person.service_title}. {person.visit_id !== null && `Подойдёт до\u00A0${dateTime(until)}.`}
      </p>
      {error !== undefined && (
        <div ref={refusal} role="alert">
          <FieldError>{problemText(error)}</FieldError>
        </div>
      )}
      <SectionQuery query={slots}>
        {(days) => <Times days={suiting(days, until)} chosen={chosen} onChoose={setChosen} />}
      </SectionQuery>
    </Dialog>
  );
}

interface TimesProps {
  days: readonly SlotDay[];
  chosen: string | undefined;
  onChoose: (time: string) => void;
}

function Times({ days, chosen, onChoose }: TimesProps) {
  const current = useToday();
  if (days.length === 0) return <p className="mt-4">За две недели подходящего времени нет.</p>;
  return (
    <div className="mt-4 flex flex-col gap-4 text-ink">
      {days.map(({ date, slots }) => (
        <fieldset key={date}>
          <legend className="mb-2 text-small font-medium">{dayHeading(date, current)}</legend>
          <div className="flex flex-wrap gap-2">
            {slots.map(({ starts_at }) => (
              <label
                key={starts_at}
                className="grid min-h-11 min-w-18 place-items-center rounded-control border border-edge bg-white px-3 text-small font-medium chosen-mark has-checked:border-teal has-checked:bg-teal-tint has-focus-visible:outline-3 has-focus-visible:outline-teal"
              >
                <input
                  type="radio"
                  name="offered-time"
                  className="sr-only"
                  checked={chosen === starts_at}
                  onChange={() => onChoose(starts_at)}
                />
                {time(starts_at)}
              </label>
            ))}
          </div>
        </fieldset>
      ))}
    </div>
  );
}

/** Days with free times before `until`, and these times. */
function suiting(days: readonly SlotDay[], until: string): SlotDay[] {
  return days
    .map((day) => ({
      ...day,
      slots: day.slots.filter(({ available, starts_at }) => available && epoch(starts_at) < epoch(until)),
    }))
    .filter(({ slots }) => slots.length > 0);
}
