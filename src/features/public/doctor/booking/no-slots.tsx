import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { getRouteApi } from '@tanstack/react-router';
import type { SlotDay } from '#generated/models/slot-day.ts';
import { isByPhone, noTimeWords } from '@/domain/slot/slot-text';
import { useWaitlistLink } from '@/domain/slot/use-booking-link';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import { Icon } from '@/shared/ui/icon';
import { absenceReason } from './absence-reason';
import type { Offer } from './booking-choice';

const route = getRouteApi('/doctor/$slug/');

interface NoSlotsProps {
  days: readonly SlotDay[];
  offer: Offer;
  /** The bar at the bottom of the screen leads to the waitlist. */
  quiet?: boolean;
}

/** No time to offer: why, how to hear of the first one, and the phone to call. Never a dead end. */
export function NoSlots({ days, offer, quiet }: NoSlotsProps) {
  const { doctor } = route.useLoaderData();
  const waitlistLink = useWaitlistLink();
  const { clinic, chosen } = offer;
  const byPhone = isByPhone(doctor);
  const { title, text } = noTimeWords(doctor);
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
      <ButtonAnchor
        href={phoneHref(clinic.phone)}
        variant={byPhone && !quiet ? 'primary' : 'secondary'}
        size="large"
        wide
      >
        <Icon icon={IconPhone} />
        {clinic.phone}
      </ButtonAnchor>
    </div>
  );
}
