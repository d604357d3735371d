import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import { groupByKind } from '@/domain/service/service-groups';
import { hasNoTime } from '@/domain/slot/slot-calendar';
import { SLOT_SOON_DAYS } from '@/domain/slot/slot-days';
import { SlotPicker } from '@/domain/slot/slot-picker';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker-skeleton';
import { PlaceLine } from '@/domain/visit/visit-format';
import { dayMonth, daysBetween } from '@/shared/format/date';
import { price } from '@/shared/format/price';
import { time } from '@/shared/format/time';
import { Callout } from '@/shared/ui/callout';
import { ErrorState } from '@/shared/ui/error-state';
import { SelectField } from '@/shared/ui/fields/select';
import { LiveRegion } from '@/shared/ui/live-region';
import type { Offer } from './booking-choice';
import { NoTimes } from './no-times';
import { useBooking } from './use-booking';

/** What for and where. */
export function OfferFields({ offer }: { offer: Offer }) {
  const { choose } = useBooking();
  return (
    <>
      <SelectField
        label="Услуга"
        value={offer.chosen.service.id}
        onChange={(event) => choose.service(Number(event.target.value))}
      >
        {groupByKind(offer.services).map(({ kind, title, services }) => (
          <optgroup key={kind} label={title}>
            {services.map((each) => (
              <option key={each.id} value={each.service.id}>
                {optionText(each, offer.services)}
              </option>
            ))}
          </optgroup>
        ))}
      </SelectField>
      <PlaceLine format={offer.chosen.service.format} />
      <SelectField
        label="Клиника"
        hint={offer.clinic.address}
        value={offer.clinic.id}
        onChange={(event) => choose.filial(Number(event.target.value))}
      >
        {offer.clinics.map(({ id, title, address }) => (
          <option key={id} value={id}>
            {sameTitle(title, offer.clinics) ? `${title}, ${address}` : title}
          </option>
        ))}
      </SelectField>
    </>
  );
}

function sameTitle(title: string, clinics: Offer['clinics']): boolean {
  return clinics.filter((one) => one.title === title).length > 1;
}

/** Short enough to leave room for the price, unless that would make two services alike (a doctor of two specialisations). */
function optionText({ service, price: amount }: DoctorService, all: readonly DoctorService[]): string {
  const short = service.short_title ?? service.title;
  const alike = all.some((other) => other.service.id !== service.id && other.service.short_title === short);
  return `${alike ? service.title : short}, ${price(amount)}`;
}

/** When: the picker, or why there is nothing to pick. */
export function TimeFields({ offer }: { offer: Offer }) {
  const { lost } = useBooking().times;
  return (
    <>
      <LiveRegion>
        {lost !== undefined && (
          <Callout tone="amber" icon={IconClockExclamation}>
            <strong className="font-semibold">{time(lost)} уже заняли.</strong> Выберите другое время, остальное
            мы&nbsp;сохранили.
          </Callout>
        )}
      </LiveRegion>
      <Times offer={offer} />
    </>
  );
}

function Times({ offer }: { offer: Offer }) {
  const { times, choose } = useBooking();
  const { data: calendar, error, refetch, isFetching, day, startsAt } = times;

  if (!calendar && error) {
    return (
      <ErrorState level={3} title="Не получилось загрузить время" onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  if (!calendar) return <SlotPickerSkeleton />;
  if (hasNoTime(calendar)) return <NoTimes calendar={calendar} offer={offer} />;
  const { first, nearest } = calendar;
  const isFar = nearest !== null && daysBetween(first, nearest) >= SLOT_SOON_DAYS;

  return (
    <>
      {isFar && (
        <Callout tone="neutral" icon={IconCalendarEvent}>
          На&nbsp;ближайшие две недели времени нет. Первое свободное&nbsp;— {dayMonth(nearest)}.
        </Callout>
      )}
      <SlotPicker
        calendar={calendar}
        asking={times}
        day={day}
        onDayChange={choose.day}
        value={startsAt}
        onChange={choose.time}
      />
    </>
  );
}
