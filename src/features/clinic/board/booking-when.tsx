import type { FieldErrors } from '@/shared/api/problem';
import { minutesCount } from '@/shared/format/counts';
import { calendarDay, dayOf } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { price } from '@/shared/format/price';
import { dateTime, time } from '@/shared/format/time';
import { Button } from '@/shared/ui/button';
import { DateField } from '@/shared/ui/fields/date-field';
import { Field } from '@/shared/ui/fields/field';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';
import { SelectField } from '@/shared/ui/fields/select';
import { TimeInput } from '@/shared/ui/fields/time-input';
import { useToday } from '@/shared/use-now';
import type { BookingChoice } from './use-booking-choice';

const OWN = 'own';

const comings = [
  { value: 'later', label: 'На другое время' },
  { value: 'now', label: 'Пришёл без записи' },
] as const;

interface BookingWhenProps {
  choice: BookingChoice;
  refused: FieldErrors;
}

/** To whom, for what and when: specialisation first, doctor second. */
export function BookingWhen({ choice, refused }: BookingWhenProps) {
  const today = useToday();
  const { place, doctors, doctor, services, service, when, change } = choice;
  const specialisations = new Map(
    place.doctors.flatMap((one) => one.doctor.specialisations.map(({ slug, title }) => [slug, title] as const)),
  );
  return (
    <>
      <SegmentedControl
        label="Когда приём"
        options={comings}
        value={when === 'now' ? 'now' : 'later'}
        onChange={(value) => change({ when: value === 'now' ? 'now' : 'free', startsAt: undefined })}
        wide
      />
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <SelectField
          label="Специальность"
          value={choice.specialisation ?? ''}
          onChange={({ target }) =>
            change({ specialisation: target.value || undefined, doctorId: undefined, serviceId: undefined })
          }
        >
          <option value="">Любая</option>
          {[...specialisations]
            .toSorted(([, a], [, b]) => a.localeCompare(b, 'ru'))
            .map(([slug, title]) => (
              <option key={slug} value={slug}>
                {title}
              </option>
            ))}
        </SelectField>
        <SelectField
          label="Врач"
          value={doctor?.doctor.id ?? ''}
          error={refused['doctor_id']?.[0]}
          onChange={({ target }) => change({ doctorId: Number(target.value), serviceId: undefined })}
        >
          {doctor === undefined && <option value="">–</option>}
          {doctors.map(({ doctor: { id, second_name, first_name, specialisations: own } }) => (
            <option key={id} value={id}>
              {[
                `${second_name} ${first_name}`,
                ...own.slice(0, 1).map(({ title }) => lowerFirst(title)),
                ...offDay(choice.nextDay(id), choice.date),
              ].join(', ')}
            </option>
          ))}
        </SelectField>
        <SelectField
          label="Услуга"
          value={service?.service_id ?? ''}
          error={refused['service_id']?.[0]}
          onChange={({ target }) => change({ serviceId: Number(target.value) })}
          hint={service && `${minutesCount(service.duration_minutes)}, ${price(service.price)}`}
        >
          {services.map(({ service_id, title }) => (
            <option key={service_id} value={service_id}>
              {title}
            </option>
          ))}
        </SelectField>
        {when === 'now' ? (
          <Now choice={choice} />
        ) : (
          <>
            <DateField
              label="День"
              value={choice.date}
              min={today}
              max={choice.times.last}
              onChange={(date) => change({ date })}
            />
            <TimeChoice choice={choice} />
          </>
        )}
      </div>
    </>
  );
}

/** «ближайшее 28 ноября», for who has no time on the chosen day. */
function offDay(next: string | null | undefined, date: string): string[] {
  if (next === undefined || next === date) return [];
  return [next === null ? 'времени нет' : `ближайшее ${calendarDay(next)}`];
}

function Now({ choice: { startsAt } }: { choice: BookingChoice }) {
  return (
    <div>
      <p className="text-small font-medium">Время</p>
      <p className="mt-1.5 flex min-h-12 items-center font-medium">Сейчас, {startsAt && time(startsAt)}</p>
      <p className="mt-1.5 text-small text-ink-3">Сразу отметим «Здесь»</p>
    </div>
  );
}

/** A free time, or one of the desk's own: between the steps, into a break, over another visit. */
function TimeChoice({ choice }: { choice: BookingChoice }) {
  const { when, clock, times, startsAt, nearestTime, change } = choice;
  const { free, slots } = times;
  const shown = free.length > 0 ? free : startsAt === undefined || when === 'own' ? [] : [startsAt];
  return (
    <div className="flex flex-col gap-2">
      <SelectField
        label="Время"
        value={when === 'own' ? OWN : (startsAt ?? '')}
        onChange={({ target: { value } }) =>
          change(value === OWN ? { when: 'own' } : { when: 'free', startsAt: value || undefined })
        }
        hint={
          when === 'free' && slots.data && free.length === 0 ? 'В\u00A0этот день свободного времени нет' : undefined
        }
      >
        {startsAt === undefined && when !== 'own' && <option value="">–</option>}
        {shown.map((moment) => (
          <option key={moment} value={moment}>
            {time(moment)}
          </option>
        ))}
        <option value={OWN}>Своё время…</option>
      </SelectField>
      {when === 'own' && (
        <Field label="Своё время" hint="Если оно занято или вне часов приёма, сначала предупредим">
          {(control) => (
            <TimeInput
              {...control}
              value={clock}
              placeholder="14:10"
              step={5}
              onChange={(typed) => change({ clock: typed })}
            />
          )}
        </Field>
      )}
      {when === 'free' && nearestTime !== undefined && (
        <Button
          size="small"
          className="self-start"
          onClick={() => change({ date: dayOf(nearestTime), startsAt: nearestTime })}
        >
          Ближайшее: {dateTime(nearestTime)}
        </Button>
      )}
    </div>
  );
}
