import type { SlotDay } from '@generated/models/slot-day';
import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import IconCalendarOff from '@tabler/icons-react/dist/esm/icons/IconCalendarOff.mjs';
import IconPhone from '@tabler/icons-react/dist/esm/icons/IconPhone.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { useWaitlistLink } from '@/domain/slot/use-waitlist-link';
import { phoneHref } from '@/shared/format/phone';
import { ButtonAnchor, ButtonLink } from '@/shared/ui/button-link';
import { Icon } from '@/shared/ui/icon';
import { Note } from '@/shared/ui/note';
import type { Offer } from './booking-choice';
import { noSlotsReason } from './no-slots-reason';

const route = getRouteApi('/doctor/$slug/');

interface NoSlotsProps {
  days: readonly SlotDay[];
  offer: Offer;
  /** Another button of the screen is the main one. */
  quiet?: boolean;
}

/** No time to offer: why, how to hear of the first one, and the phone to call. Never a dead end. */
export function NoSlots({ days, offer, quiet }: NoSlotsProps) {
  const { slug } = route.useParams();
  const waitlistLink = useWaitlistLink();
  const { clinic, chosen } = offer;
  return (
    <div className="flex flex-col gap-3">
      <Note tone="neutral" glyph={IconCalendarOff}>
        <p className="font-medium text-ink">{noSlotsReason(days)}</p>
        <p className="mt-1">
          Сообщим, когда время появится. Или позвоните: клиника подскажет или запишет к&nbsp;другому.
        </p>
      </Note>
      <ButtonLink
        {...waitlistLink({ doctor: slug, filial: clinic.id, service: chosen.service.id })}
        variant={quiet ? 'secondary' : 'primary'}
        size="large"
        wide
      >
        <Icon glyph={IconBell} />
        Сообщить о&nbsp;времени
      </ButtonLink>
      <ButtonAnchor href={phoneHref(clinic.phone)} size="large" wide>
        <Icon glyph={IconPhone} />
        {clinic.phone}
      </ButtonAnchor>
    </div>
  );
}
