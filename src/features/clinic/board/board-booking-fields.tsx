import { useEffect } from 'react';
import type { Funding } from '#generated/models/funding.ts';
import { AnalysesField } from '@/domain/service/analyses-field';
import { freeTimeOf, payerObstacle } from '@/domain/service/payer-times';
import { deskOffer } from '@/domain/visit/visit-payment';
import { bookDefaults } from '@/features/desk/book/book-schema';
import { PayerSelect } from '@/features/desk/book/payer-select';
import { useTypedAppFormContext } from '@/shared/form/app-form';
import { DayField, TimeField } from '@/shared/form/moment-fields';
import { messages } from '@/shared/form/rules/messages';
import { minutesCount } from '@/shared/format/counts';
import { calendarDay, dayOf } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { dateTime, time } from '@/shared/format/time';
import { SectionFailure } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { isClock } from '@/shared/ui/fields/time-input';
import { useToday } from '@/shared/use-now';
import { FirstFreePanel } from './first-free';
import { type BookingFieldsProps, OWN } from './use-booking-choice';
import { SAMPLES } from './use-samples';

/** Fields of a booking: specialisation, doctor, service and time. */
export function BookingFields(props: BookingFieldsProps) {
  const { choice, onChange } = props;
  const form = useTypedAppFormContext({ defaultValues: bookDefaults });
  const today = useToday();
  const { place, doctors, doctor, services, service, samples, when, startsAt } = choice;
  const specialisations = new Map(
    place.doctors.flatMap((one) => one.doctor.specialisations.map(({ slug, title }) => [slug, title] as const)),
  );
  // Clears the «required» error of a field that has got its value from another field.
  useEffect(() => {
    if (service !== undefined) void form.validateField('offer', 'change');
    if (startsAt !== undefined) void form.validateField('time', 'change');
  }, [form, service, startsAt]);
  return (
    <>
      <div className="grid grid-cols-2 gap-4 phone:grid-cols-1">
        <form.AppField
          name="specialisation"
          listeners={{
            onChange: () => {
              form.setFieldValue('doctor_id', '');
              form.setFieldValue('offer', '');
              onChange();
            },
          }}
        >
          {(field) => (
            <field.SelectField label="Специальность">
              <option value="">Любая</option>
              {[...specialisations]
                .toSorted(([, a], [, b]) => a.localeCompare(b, 'ru'))
                .map(([slug, title]) => (
                  <option key={slug} value={slug}>
                    {title}
                  </option>
                ))}
            </field.SelectField>
          )}
        </form.AppField>
        <form.AppField
          name="doctor_id"
          listeners={{
            onChange: () => {
              form.setFieldValue('offer', '');
              onChange();
            },
          }}
        >
          {(field) => (
            <field.SelectField label="Врач" shown={samples.isWanted ? SAMPLES : String(doctor?.doctor.id ?? '')}>
              {doctor === undefined && !samples.isWanted && <option value="">–</option>}
              {(samples.isWanted || samples.analyses.length > 0) && <option value={SAMPLES}>Без врача: анализы</option>}
              {doctors.map(({ doctor: { id, second_name, first_name, specialisations: own } }) => (
                <option key={id} value={id}>
                  {[
                    `${second_name} ${first_name}`,
                    ...own.slice(0, 1).map(({ title }) => lowerFirst(title)),
                    ...offDay(choice.nextDay(id), choice.date),
                  ].join(', ')}
                </option>
              ))}
            </field.SelectField>
          )}
        </form.AppField>
        {samples.isWanted ? (
          <AnalysesField {...samples.fields} onChange={onChange} />
        ) : (
          <form.AppField
            name="offer"
            validators={{ onDynamic: () => (service === undefined ? messages.chooseOne : undefined) }}
            listeners={{ onChange }}
          >
            {(field) => (
              <field.SelectField
                label="Услуга"
                covers={['service_id']}
                shown={String(service?.service_id ?? '')}
                hint={
                  service &&
                  `${minutesCount(service.duration_minutes)}, ${lowerFirst(deskOffer(service, choice.offer?.funding))}`
                }
              >
                {services.map(({ service_id, title }) => (
                  <option key={service_id} value={service_id}>
                    {title}
                  </option>
                ))}
              </field.SelectField>
            )}
          </form.AppField>
        )}
        {service && <PayerSelect offer={service} payer={choice.offer?.funding} onChange={onChange} />}
        {when !== 'now' && (
          <>
            <form.AppField name="date" listeners={{ onChange }}>
              {() => <DayField label="День" shown={choice.date} min={today} max={choice.times.last} />}
            </form.AppField>
            <TimeChoice {...props} />
          </>
        )}
      </div>
      <SectionFailure query={samples.list} what="список анализов" />
      {!samples.isWanted && <SectionFailure query={choice.nearest} what="ближайшее свободное время" />}
      <SectionFailure query={choice.times.slots} what="свободное время" />
      {when !== 'now' && !samples.isWanted && <FirstFreePanel {...props} />}
    </>
  );
}

/** Note for a doctor without free times on the chosen day: «ближайшее 28 ноября». */
function offDay(next: string | null | undefined, date: string): string[] {
  if (next === undefined || next === date) return [];
  return [next === null ? 'времени нет' : `ближайшее ${calendarDay(next)}`];
}

/** Hint of the time: why the day has no free time, or why the pressed time can't be booked. */
function timeHint(
  free: readonly string[],
  refused: string | undefined,
  payer: Funding | undefined,
  why: string | undefined,
): string | undefined {
  if (free.length === 0) {
    return why === undefined
      ? `В\u00A0этот день ${freeTimeOf(payer)} нет`
      : `В\u00A0этот день свободного времени нет: ${lowerFirst(why)}`;
  }
  if (refused === undefined) return undefined;
  return `${time(refused)} не\u00A0подходит${why === undefined ? ', выберите другое' : `: ${lowerFirst(why)}`}`;
}

/**
 * Choice of a free time or of a typed time. A typed time may lie between slots, in a break or
 * during another visit.
 */
function TimeChoice({ choice, onChange }: BookingFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: bookDefaults });
  const { when, times, startsAt, nearestTime, lost, service, offer } = choice;
  const { free, slots, refused } = times;
  const isOwn = when === 'own';
  // The requested time stays in the list even if it isn't free any more.
  const shown = startsAt === undefined || isOwn || free.includes(startsAt) ? free : [startsAt, ...free].toSorted();
  // The pressed time may lie outside the hours of the payer who is chosen later.
  const pressed = refused ?? (form.state.values.time || undefined);
  const why =
    service && pressed !== undefined && pressed !== OWN && pressed !== startsAt
      ? payerObstacle(service, offer?.funding, time(pressed))
      : undefined;
  const fault = ({ value }: { readonly value: string }) =>
    startsAt !== undefined ||
    (value !== '' && value !== lost && value !== refused) ||
    form.state.values.agreed_to !== ''
      ? undefined
      : 'Выберите время';
  return (
    <div className="flex flex-col gap-2">
      <form.AppField name="time" validators={{ onDynamic: fault }} listeners={{ onChange }}>
        {(field) => (
          <field.SelectField
            label="Время"
            covers={isOwn ? [] : ['starts_at']}
            shown={isOwn ? OWN : (startsAt ?? '')}
            hint={when === 'free' && slots.data ? timeHint(free, refused, offer?.funding, why) : undefined}
          >
            {startsAt === undefined && !isOwn && <option value="">–</option>}
            {shown.map((moment) => (
              <option key={moment} value={moment}>
                {time(moment)}
              </option>
            ))}
            <option value={OWN}>Своё время…</option>
          </field.SelectField>
        )}
      </form.AppField>
      {isOwn && (
        <form.AppField
          name="clock"
          validators={{ onDynamic: ({ value }) => (isClock(value) ? undefined : messages.time) }}
          listeners={{ onChange }}
        >
          {() => (
            <TimeField
              label="Своё время"
              covers={['starts_at']}
              hint="Если оно занято или вне часов приёма, сначала предупредим"
              placeholder="14:10"
              step={5}
            />
          )}
        </form.AppField>
      )}
      {when === 'free' && nearestTime !== undefined && (
        <Button
          size="small"
          className="self-start"
          onClick={() => {
            form.setFieldValue('date', dayOf(nearestTime));
            form.setFieldValue('time', nearestTime);
            onChange();
          }}
        >
          Ближайшее: {dateTime(nearestTime)}
        </Button>
      )}
    </div>
  );
}
