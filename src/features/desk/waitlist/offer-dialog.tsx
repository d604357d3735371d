import { useStore } from '@tanstack/react-form';
import { useState } from 'react';
import * as v from 'valibot';
import { getDoctorSlotsQueryOptions } from '#generated/api/public-slots/public-slots.ts';
import type { WaitingPerson } from '#generated/models/waiting-person.ts';
import { calendarBefore, hasNoTime, shownDate } from '@/domain/slot/slot-calendar';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { useSlotCalendar } from '@/domain/slot/use-slot-calendar';
import { isProblem } from '@/shared/api/problem';
import { useSchemaForm } from '@/shared/form/use-schema-form';
import { dateTime } from '@/shared/format/time';
import { SectionQuery, shownBySection } from '@/shared/section/section-query';
import { useToday } from '@/shared/use-now';
import { DialogForm } from '@/shared/write/dialog-form';
import { useWriteOf } from '@/shared/write/use-write-of';
import { offeredText } from './offered-text';
import type { WaitlistDesk } from './waitlist-desk';

const offerSchema = v.object({ starts_at: v.pipe(v.string(), v.nonEmpty('Выберите время')) });

interface OfferDialogProps {
  readonly desk: Pick<WaitlistDesk, 'offerUpdate'>;
  readonly person: WaitingPerson;
  readonly onClose: () => void;
}

/**
 * Dialog to offer a time that is not the nearest one. It lists the doctor's free times that suit
 * the person.
 */
export function OfferDialog({ desk, person, onClose }: OfferDialogProps) {
  const { until, visit_id, filial, service_id } = person;
  const [turned, turn] = useState<string>();
  const place = { filial_id: filial.id, service_id };
  const slots = useSlotCalendar({
    first: useToday(),
    date: turned,
    ask: (window) => getDoctorSlotsQueryOptions(person.doctor.slug, { ...place, ...window }, shownBySection),
  });
  const offer = useWriteOf(desk.offerUpdate, {
    done: offeredText(person),
    onDone: onClose,
    onFailed: (problem) => {
      if (!isProblem(problem, 409)) return;
      form.setFieldValue('starts_at', '');
      void slots.refetch();
    },
  });
  const { form, frame } = useSchemaForm({
    schema: offerSchema,
    defaultValues: { starts_at: '' },
    submit: (data) => offer.ask({ id: person.id, data }),
  });
  const chosen = useStore(form.store, ({ values }) => values.starts_at);

  return (
    <DialogForm
      title="Какое время предложить"
      frame={frame}
      action={chosen === '' ? 'Предложить' : `Предложить ${dateTime(chosen)}`}
      busy="Предлагаем"
      failure="Не&nbsp;получилось предложить"
      onClose={onClose}
    >
      <p className="wrap-anywhere text-ink-2">
        {person.full_name}, {person.service_title}. {visit_id !== null && `Подойдёт до\u00A0${dateTime(until)}.`}
      </p>
      <form.AppField name="starts_at">
        {(field) => (
          <field.OwnField<string> label="Время">
            {({ value, change }) => (
              <SectionQuery query={slots}>
                {(all) => {
                  const calendar = visit_id === null ? all : calendarBefore(all, until);
                  if (hasNoTime(calendar)) return <p>Подходящего времени нет.</p>;
                  return (
                    <SlotPicker
                      calendar={calendar}
                      asking={slots}
                      day={shownDate(calendar, turned)}
                      onDayChange={turn}
                      value={value || undefined}
                      onChange={change}
                    />
                  );
                }}
              </SectionQuery>
            )}
          </field.OwnField>
        )}
      </form.AppField>
    </DialogForm>
  );
}
