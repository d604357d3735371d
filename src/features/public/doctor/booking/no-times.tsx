import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import type { SlotCalendar } from '@/domain/slot/slot-calendar';
import { isByPhone, noTimeWords } from '@/domain/slot/slot-text';
import { useWaitlistLink } from '@/domain/slot/use-booking-link';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Icon } from '@/shared/ui/icon';
import { absenceReason, type Offer } from './booking-choice';
import { useBooking } from './use-booking';

interface NoTimesProps {
  calendar: SlotCalendar;
  offer: Offer;
  /** The bar at the bottom of the screen leads to the waitlist. */
  quiet?: boolean;
}

/** No time to offer: why, how to hear of the first one, and the phone to call. Never a dead end. */
export function NoTimes({ calendar: { days, last }, offer: { clinic, chosen }, quiet }: NoTimesProps) {
  const { doctor } = useBooking();
  const waitlistLink = useWaitlistLink();
  const byPhone = isByPhone(doctor);
  const { title, text } = noTimeWords(doctor, last);
  return (
    <div className="flex flex-col gap-3">
      <Callout tone="neutral" icon={byPhone ? IconPhone : IconCalendarOff}>
        <p className="font-medium text-ink">{(!byPhone && absenceReason(days)) || title}</p>
        <p className="mt-1">{text}</p>
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

/** The doctor has listed no services: only the clinic's phone is left. */
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
