import { useRef, useState } from 'react';
import { calendarBefore, hasNoTime, shownDate } from '@/domain/slot/slot-calendar';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { type Asked, type SlotAnswer, useSlotCalendar } from '@/domain/slot/use-slot-calendar';
import { isProblem } from '@/shared/api/problem';
import { dateTime } from '@/shared/format/time';
import { SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { useFocusKept } from '@/shared/ui/focus';
import { Dialog } from '@/shared/ui/overlay/dialog';
import { useToday } from '@/shared/use-now';
import type { Write } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import type { OfferDialogProps } from './waiting-row';

interface OfferTimesProps<Answer> extends OfferDialogProps {
  /** The request for the doctor's free times. */
  ask: Asked<Answer>['ask'];
  offer: Pick<Write<unknown, string>, 'ask' | 'isSending' | 'error' | 'shownBy'>;
}

/** Free times of the doctor that would suit; one is offered. */
export function OfferTimes<Answer extends SlotAnswer>({ person, ask, offer, onClose }: OfferTimesProps<Answer>) {
  const { until } = person;
  const [turned, turn] = useState<string>();
  const slots = useSlotCalendar({ first: useToday(), date: turned, ask });
  const [chosen, setChosen] = useState<string>();
  const refusal = useRef<HTMLDivElement>(null);
  // The button goes with the time that was taken.
  useFocusKept(chosen ?? '', refusal);

  const send = () => {
    if (chosen === undefined) return;
    offer.ask(chosen).catch((problem: unknown) => {
      if (!isProblem(problem, 409)) return;
      setChosen(undefined);
      void slots.refetch();
    });
  };

  return (
    <Dialog
      size="wide"
      title="Какое время предложить"
      onClose={onClose}
      primary={
        chosen !== undefined && (
          <Button variant="primary" busy={offer.isSending && 'Предлагаем'} onClick={send}>
            Предложить {dateTime(chosen)}
          </Button>
        )
      }
    >
      <p className="wrap-anywhere">
        {person.full_name}, {person.service_title}. {person.visit_id !== null && `Подойдёт до\u00A0${dateTime(until)}.`}
      </p>
      <div ref={refusal}>
        <WriteError of={offer} />
      </div>
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
