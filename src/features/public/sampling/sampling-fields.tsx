import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import { useId } from 'react';
import type { SamplingPlace } from '#generated/models/sampling-place.ts';
import { appointmentPhrase } from '@/domain/service/offer-text';
import { hasNoTime } from '@/domain/slot/slot-calendar';
import { SlotPicker, SlotPickerSkeleton } from '@/domain/slot/slot-picker';
import { calendarDay } from '@/shared/format/date';
import { phoneHref } from '@/shared/format/phone';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Callout } from '@/shared/ui/callout';
import { ErrorState } from '@/shared/ui/error-state';
import { ChoiceGroup } from '@/shared/ui/fields/field';
import { RadioCard } from '@/shared/ui/fields/radio';
import { LiveRegion } from '@/shared/ui/live-region';
import { Price } from '@/shared/ui/price-tag';
import { useToday } from '@/shared/use-now';
import type { Sampling } from './use-sampling';

interface PlaceFieldProps {
  places: readonly SamplingPlace[];
  value: number;
  onChange: (filial: number) => void;
}

/** Select of the filial. Each option shows the price and how samples are taken. */
export function PlaceField({ places, value, onChange }: PlaceFieldProps) {
  const today = useToday();
  const name = useId();
  return (
    <ChoiceGroup legend="Где сдать" legendHidden className="flex flex-col gap-2">
      {places.map((place) => (
        <RadioCard
          key={place.id}
          name={name}
          value={place.id}
          checked={place.id === value}
          onChange={() => onChange(place.id)}
          title={
            <span className="flex flex-wrap justify-between gap-x-4">
              <span>{typeset(place.title)}</span>
              <span className="font-semibold">
                <Price of={place.price} />
              </span>
            </span>
          }
          note={
            <>
              <span className="block">{typeset(place.address)}</span>
              {appointmentPhrase(place.appointment, 'analysis', place.hours, {
                startsAt: place.nearest_starts_at,
                today,
              })}
            </>
          }
          className="wrap-anywhere [&>span]:grow"
        />
      ))}
    </ChoiceGroup>
  );
}

interface TimeFieldProps {
  place: SamplingPlace;
  times: Sampling['times'];
  choose: Sampling['choose'];
}

/** Time picker. If there are no times, a text says why. */
export function TimeField(props: TimeFieldProps) {
  const { lost } = props.times;
  return (
    <>
      <LiveRegion className="mb-4">
        {lost !== undefined && (
          <Callout tone="amber" icon={IconClockExclamation}>
            <strong className="font-semibold">{time(lost)} уже заняли.</strong> Выберите другое время.
          </Callout>
        )}
      </LiveRegion>
      <Times {...props} />
    </>
  );
}

function Times({ place, times, choose }: TimeFieldProps) {
  const { data: calendar, error, refetch, isFetching, day, startsAt } = times;

  if (!calendar && error) {
    return (
      <ErrorState level={3} title="Не получилось загрузить время" onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  if (!calendar) return <SlotPickerSkeleton />;
  if (hasNoTime(calendar)) {
    return (
      <Callout tone="neutral" icon={IconCalendarOff}>
        Свободного времени нет{calendar.last !== null && <>: запись открыта по&nbsp;{calendarDay(calendar.last)}</>}.
        Позвоните в&nbsp;клинику:{' '}
        <a href={phoneHref(place.phone)} className="link whitespace-nowrap">
          {place.phone}
        </a>
        .
      </Callout>
    );
  }
  return (
    <SlotPicker
      layout="page"
      calendar={calendar}
      asking={times}
      day={day}
      onDayChange={choose.day}
      value={startsAt}
      onChange={choose.time}
    />
  );
}
