import { useStore } from '@tanstack/react-form';
import { useClinicFilialStateUpdate } from '#generated/api/clinic-filials/clinic-filials.ts';
import type { FilialProfile } from '#generated/models/filial-profile.ts';
import { hoursText } from '@/domain/place/hours-text';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { DayField } from '@/shared/form/moment-fields';
import { calendarDay } from '@/shared/format/date';
import { Button } from '@/shared/ui/button';
import { useToday } from '@/shared/use-now';
import { useWrite } from '@/shared/write/use-write';
import { WriteError } from '@/shared/write/write-error';
import { newFilial } from './filial-schema';

/**
 * Field for the day from which changed hours apply. If the clinic has already announced a change,
 * the announcement is shown instead.
 */
export function HoursFrom({ filial }: { readonly filial: FilialProfile }) {
  const form = useTypedAppFormContext({ defaultValues: newFilial });
  const isChanged = useStore(
    form.store,
    ({ values }) => JSON.stringify(values.hours) !== JSON.stringify(form.options.defaultValues?.hours),
  );
  const first = useToday();
  const { next_hours: next, closes_on } = filial;
  if (next !== null) {
    return (
      <div className="border-t border-line px-6 py-4 text-small phone:px-4">
        <p className="font-medium">С {calendarDay(next.date_from)} другие часы:</p>
        <p className="mt-1 text-ink-2">{next.hours.length === 0 ? 'Все дни выходные' : hoursText(next.hours)}</p>
        <TakeBack filial={filial} done="Новые часы отменены" action="Отменить новые часы" />
      </div>
    );
  }
  if (!isChanged || closes_on !== null) return null;
  return (
    <div className="border-t border-line px-6 py-4 phone:px-4">
      <form.AppField name="hours_from">
        {() => (
          <DayField
            label="Новые часы действуют с"
            optional
            min={first}
            hint="Не заполните: с момента сохранения. До этого дня часы останутся прежними."
          />
        )}
      </form.AppField>
    </div>
  );
}

interface TakeBackProps {
  readonly filial: FilialProfile;
  readonly action: string;
  readonly done: string;
}

/** Button that cancels an announced change of a filial. */
export function TakeBack({ filial: { id, state }, action, done }: TakeBackProps) {
  const move = useWrite(useClinicFilialStateUpdate(), { done });
  return (
    <>
      <Button
        size="small"
        className="mt-3"
        busy={move.isSending && 'Отменяем'}
        onClick={() => move.send({ id, data: { state } })}
      >
        {action}
      </Button>
      <WriteError of={move} />
    </>
  );
}
