import { useRef, useState } from 'react';
import { calendarBefore, hasNoTime, shownDate } from '@/domain/slot/slot-calendar';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { type Asked, type SlotAnswer, useSlotCalendar } from '@/domain/slot/use-slot-calendar';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { dateTime } from '@/shared/format/time';
import { notify } from '@/shared/notify';
import { SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { useFocusKept } from '@/shared/ui/focus';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useToday } from '@/shared/use-now';
import { useWhileOpen } from '@/shared/use-while-open';
import { type OfferDialogProps, offeredText } from './waiting-row';

interface OfferTimesProps<Answer> extends OfferDialogProps {
  /** The request for the doctor's free times. */
  ask: Asked<Answer>['ask'];
  onOffer: (startsAt: string) => Promise<unknown>;
}

/** Free times of the doctor that would suit; one is offered. */
export function OfferTimes<Answer extends SlotAnswer>({ person, ask, onOffer, onClose }: OfferTimesProps<Answer>) {
  const { until } = person;
  const [turned, turn] = useState<string>();
  const slots = useSlotCalendar({ first: useToday(), date: turned, ask });
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
      notify.success(offeredText(person));
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
      primary={
        chosen !== undefined && (
          <Button variant="primary" busy={busy && 'Предлагаем'} onClick={() => void send()}>
            Предложить {dateTime(chosen)}
          </Button>
        )
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
        {(all) => {
          const calendar = person.visit_id === null ? all : calendarBefore(all, until);
          return (
            <div className="mt-4 text-ink">
              {hasNoTime(calendar) ? (
                <p>Подходящего времени нет.</p>
              ) : (
                <SlotPicker
                  calendar={calendar}
                  asking={slots}
                  day={shownDate(calendar, turned)}
                  onDayChange={turn}
                  value={chosen}
                  onChange={setChosen}
                />
              )}
            </div>
          );
        }}
      </SectionQuery>
    </Dialog>
  );
}
