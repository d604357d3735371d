import { hasNoTime } from '@/domain/slot/slot-calendar';
import { isByPhone, nearPhrase } from '@/domain/slot/slot-text';
import { useWaitlistLink } from '@/domain/slot/use-booking-link';
import { phoneHref } from '@/shared/format/phone';
import { typeset } from '@/shared/format/typography';
import { atBottom } from '@/shared/ui/bottom-bar';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Price } from '@/shared/ui/price';
import { useToday } from '@/shared/use-now';
import { useBooking } from './use-booking';

interface BookingBarProps {
  onBook: () => void;
}

/** At the bottom of the screen where there is no panel: when, how much, and the way to book or to wait. */
export function BookingBar({ onBook }: BookingBarProps) {
  const today = useToday();
  const waitlistLink = useWaitlistLink();
  const {
    doctor,
    offer,
    times: { data: calendar, startsAt },
  } = useBooking();
  if (!offer) return null;
  const isFull = calendar !== undefined && hasNoTime(calendar);
  // The line of the time is kept while times load, so that the price does not move.
  const hasLine = startsAt !== undefined || (!isFull && !isByPhone(doctor));

  return (
    <div {...atBottom} className="sticky bottom-0 z-20 border-t border-line bg-white wide:hidden">
      <div className="page flex items-center justify-between gap-4 py-2.5">
        <p className="min-w-0 grow text-caption">
          <span className={cx('text-ink-2', hasLine ? 'block truncate' : 'line-clamp-2')}>
            {typeset(offer.chosen.service.short_title ?? offer.chosen.service.title)}
          </span>
          {hasLine && (
            <span className="block truncate text-ink-3">
              {startsAt === undefined ? '\u00A0' : nearPhrase(startsAt, today)}
            </span>
          )}
          <strong className="block text-body leading-5 font-semibold">
            <Price of={offer.chosen.price} />
          </strong>
        </p>
        <div className="shrink-0 desktop:w-80">
          {isByPhone(doctor) ? (
            <ButtonAnchor href={phoneHref(offer.clinic.phone)} variant="primary" size="large" wide>
              Позвонить
            </ButtonAnchor>
          ) : isFull ? (
            <ButtonLink
              {...waitlistLink({ doctor: doctor.slug, filial: offer.clinic.id, service: offer.chosen.service.id })}
              variant="primary"
              size="large"
              wide
            >
              Сообщить о&nbsp;времени
            </ButtonLink>
          ) : (
            <Button variant="primary" size="large" wide onClick={onBook}>
              Записаться
            </Button>
          )}
        </div>
      </div>
    </div>
  );
}
