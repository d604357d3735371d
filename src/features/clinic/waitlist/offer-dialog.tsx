import { useRef, useState } from 'react';
import { useClinicWaitlistOfferUpdate } from '#generated/api/clinic-waitlist/clinic-waitlist.ts';
import { useDoctorSlots } from '#generated/api/public-slots/public-slots.ts';
import type { SlotDay } from '#generated/models/slot-day.ts';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import { isProblem } from '@/shared/api/problem';
import { problemText } from '@/shared/api/problem-text';
import { addDays, dayHeading, today } from '@/shared/format/date';
import { dateTime, time } from '@/shared/format/time';
import { epoch } from '@/shared/format/zone';
import { notify } from '@/shared/notify';
import { SectionQuery } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { FieldError } from '@/shared/ui/fields/field';
import { Dialog } from '@/shared/ui/overlay/dialog';

const DAYS = 14;

/** Free times of the doctor that would suit, two weeks of them; one is offered. */
export function OfferDialog({ person, onClose }: { person: WaitingPerson; onClose: () => void }) {
  const { doctor, filial, service_id, until } = person;
  const from = today();
  const range = { date_from: from, date_to: addDays(from, DAYS - 1) };
  const slots = useDoctorSlots(
    doctor.slug,
    { filial_id: filial.id, service_id, ...range },
    { query: { meta: { silent: true } } },
  );
  const offer = useClinicWaitlistOfferUpdate({ mutation: { meta: { silent: true } } });
  const sending = useRef(false);
  const [chosen, setChosen] = useState<string>();

  const send = async () => {
    if (sending.current || chosen === undefined) return;
    sending.current = true;
    try {
      await offer.mutateAsync({ id: person.id, data: { starts_at: chosen } });
      notify.success('Время предложено, пациент получил уведомление');
      onClose();
    } catch (error) {
      if (isProblem(error, 409)) {
        setChosen(undefined);
        void slots.refetch();
      }
    } finally {
      sending.current = false;
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
            <Button wide variant="primary" busy={offer.isPending && 'Предлагаем'} onClick={() => void send()}>
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
      {offer.error && <FieldError>{problemText(offer.error)}</FieldError>}
      <SectionQuery query={slots}>
        {({ data }) => <Times days={suiting(data, until)} chosen={chosen} onChoose={setChosen} />}
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
  if (days.length === 0) return <p className="mt-4">За две недели подходящего времени нет.</p>;
  return (
    <div className="mt-4 flex flex-col gap-4 text-ink">
      {days.map(({ date, slots }) => (
        <fieldset key={date}>
          <legend className="mb-2 text-small font-medium">{dayHeading(date)}</legend>
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
