import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { Funding } from '#generated/models/funding.ts';
import { byPayer } from '@/domain/service/payer-times';
import { useWaitlistLink } from '@/domain/slot/booking-link';
import type { SlotCalendar } from '@/domain/slot/slot-calendar';
import { isByPhone, noTimeWords } from '@/domain/slot/slot-text';
import { lowerFirst, upperFirst } from '@/shared/format/letter-case';
import { phoneHref } from '@/shared/format/phone';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Icon } from '@/shared/ui/icon';
import { anyTime } from '@/shared/url/wanted-search';
import { absenceReason, type Offer, useBooking } from './booking-provider';
import { payersOf, payerText } from './offered-payers';

interface NoTimesProps {
  calendar: SlotCalendar;
  offer: Offer;
  /** Whether the link to the waitlist is hidden, because the bottom bar already has it. */
  quiet?: boolean;
}

/** Message if there are no free times: the reason, the waitlist, and the clinic's phone. */
export function NoTimes({ calendar: { days, last }, offer: { clinic, chosen }, quiet }: NoTimesProps) {
  const { doctor, wanted, payer, choose } = useBooking();
  const waitlistLink = useWaitlistLink();
  if (wanted && last !== null) {
    return (
      <Callout tone="neutral" icon={IconCalendarOff}>
        <p className="font-medium text-ink">В&nbsp;эти дни и&nbsp;часы времени нет</p>
        <Button size="small" className="mt-3" onClick={() => choose.wanted(anyTime)}>
          Показать всё время
        </Button>
      </Callout>
    );
  }
  const byPhone = isByPhone(doctor);
  const { title, text } = noTimeWords(doctor, last);
  // Only times of the chosen payer are loaded, so the other payers may have free times.
  const others = byPhone || payer === undefined ? [] : payersOf(chosen).filter((one) => one !== payer);
  return (
    <div className="flex flex-col gap-3">
      <Callout tone="neutral" icon={byPhone ? IconPhone : IconCalendarOff}>
        <p className="font-medium text-ink">
          {(!byPhone && absenceReason(days)) || (others.length > 0 ? noTimesOf(payer) : title)}
        </p>
        <p className="mt-1">{text}</p>
        {others.map((one) => (
          <Button key={one} size="small" className="mt-3 mr-2" onClick={() => choose.payer(one)}>
            Посмотреть время: {lowerFirst(payerText(one, chosen))}
          </Button>
        ))}
      </Callout>
      {!byPhone && !quiet && (
        <ButtonLink
          {...waitlistLink({ doctor: doctor.slug, filial: clinic.id, service: chosen.service.id })}
          variant="primary"
          size="large"
          wide
        >
          <Icon icon={IconBell} />
          Сообщить о&nbsp;времени
        </ButtonLink>
      )}
      <PhoneLink phone={clinic.phone} variant={byPhone && !quiet ? 'primary' : 'secondary'} />
    </div>
  );
}

function noTimesOf(payer: Funding | undefined): string {
  return payer === 'paid' ? 'Платного времени нет' : `${upperFirst(byPayer(payer))} свободного времени нет`;
}

/** Says that the doctor can't be booked online, and shows the clinic's phone. */
export function NoOnlineBooking({ className }: { className?: string }) {
  const { doctor } = useBooking();
  return (
    <div className={className}>
      <p className="text-ink-2">Онлайн-записи к&nbsp;этому врачу нет. Запишитесь по&nbsp;телефону клиники.</p>
      <PhoneLink phone={doctor.main_filial.phone} variant="primary" className="mt-4" />
    </div>
  );
}

interface PhoneLinkProps {
  phone: string;
  variant: 'primary' | 'secondary';
  className?: string;
}

function PhoneLink({ phone, variant, className }: PhoneLinkProps) {
  return (
    <ButtonAnchor href={phoneHref(phone)} variant={variant} size="large" wide className={className}>
      <Icon icon={IconPhone} />
      {phone}
    </ButtonAnchor>
  );
}
