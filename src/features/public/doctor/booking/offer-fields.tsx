import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconClockExclamation from '@tabler/icons-react/dist/esm/icons/IconClockExclamation.mjs';
import IconCoin from '@tabler/icons-react/dist/esm/icons/IconCoin.mjs';
import type { DoctorService } from '#generated/models/doctor-service.ts';
import type { Funding } from '#generated/models/funding.ts';
import { fundingLabel, payerOf, payShort } from '@/domain/service/funding-text';
import { byInsurer, payerLimits } from '@/domain/service/payer-times';
import { ReferralNote } from '@/domain/service/referral-note';
import { groupByKind } from '@/domain/service/service-groups';
import { hasNoTime, SLOT_SOON_DAYS } from '@/domain/slot/slot-calendar';
import { SlotPicker, SlotPickerSkeleton } from '@/domain/slot/slot-picker';
import { PlaceLine } from '@/domain/visit/visit-format';
import { WantedChips } from '@/features/public/wanted/wanted-chips';
import { dayMonth, daysBetween } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { time } from '@/shared/format/time';
import { Callout } from '@/shared/ui/callout';
import { ErrorState } from '@/shared/ui/error-state';
import { SelectField } from '@/shared/ui/fields/select';
import { LiveRegion } from '@/shared/ui/live-region';
import { type Offer, useBooking } from './booking-provider';
import { NoTimes } from './no-times';
import { payersOf, payerText } from './offered-payers';

export function OfferFields({ offer }: { offer: Offer }) {
  const { choose, payer } = useBooking();
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
                {optionText(each, offer.services, payer)}
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
      <PayerField chosen={offer.chosen} />
    </>
  );
}

/**
 * Field for the payer, shown if several payers are possible. The free times depend on the payer.
 */
function PayerField({ chosen }: { chosen: DoctorService }) {
  const { choose, payer, lostPayer } = useBooking();
  const known = payersOf(chosen);
  return (
    <>
      {lostPayer !== undefined && (
        <Callout tone="amber" icon={IconCoin}>
          {fundingLabel[lostPayer]} эту услугу здесь не&nbsp;обещают. Выберите другую услугу или спросите
          в&nbsp;клинике.
        </Callout>
      )}
      {known.length > 1 && (
        <SelectField
          label="Бесплатно или платно"
          hint={payerLimits(chosen, known[0])}
          value={payer ?? ''}
          onChange={({ target }) => choose.payer(known.find((one) => one === target.value))}
        >
          <option value="">Решу позже</option>
          {known.map((one) => (
            <option key={one} value={one}>
              {payerText(one, chosen)}
            </option>
          ))}
        </SelectField>
      )}
      {payer === 'osms' && chosen.needs_referral === true && <ReferralNote />}
    </>
  );
}

function sameTitle(title: string, clinics: Offer['clinics']): boolean {
  return clinics.filter((one) => one.title === title).length > 1;
}

/**
 * Short title of a service, which leaves room for the price. If two services of a doctor with two
 * specialisations have the same short title, the full title is returned.
 */
function optionText(link: DoctorService, all: readonly DoctorService[], payer: Funding | undefined): string {
  const { service, funding } = link;
  const short = service.short_title ?? service.title;
  const alike = all.some((other) => other.service.id !== service.id && other.service.short_title === short);
  return `${alike ? service.title : short}, ${lowerFirst(payShort(link, payerOf(funding, payer)))}`;
}

/** Time picker. If there are no times, a text says why. */
export function TimeFields({ offer }: { offer: Offer }) {
  const { wanted, choose, times } = useBooking();
  const { lost } = times;
  return (
    <>
      <WantedChips wanted={wanted} onRemove={choose.wanted} />
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
  const { times, choose, wanted, payer } = useBooking();
  const { data: calendar, error, refetch, isFetching, day, startsAt } = times;

  if (!calendar && error) {
    return (
      <ErrorState level={3} title="Не получилось загрузить время" onRetry={() => void refetch()} busy={isFetching} />
    );
  }
  if (!calendar) return <SlotPickerSkeleton />;
  if (hasNoTime(calendar)) return <NoTimes calendar={calendar} offer={offer} />;
  const { first, nearest } = calendar;
  const isFar = !wanted && nearest !== null && daysBetween(first, nearest) >= SLOT_SOON_DAYS;

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
        payer={byInsurer(payer)}
      />
    </>
  );
}
