import type { ReactNode } from 'react';
import { payShort, payText } from '@/domain/service/funding-text';
import { useWaitlistLink, useBookingLink } from '@/domain/slot/booking-link';
import { hasNoTime } from '@/domain/slot/slot-calendar';
import { SlotPickerSkeleton } from '@/domain/slot/slot-picker';
import { isByPhone, nearPhrase, bookPhrase, cancelPhrase } from '@/domain/slot/slot-text';
import { onSpotNote, paidOnSpot } from '@/domain/visit/payment-text';
import { phoneHref } from '@/shared/format/phone';
import { typeset } from '@/shared/format/typography';
import { atBottom } from '@/shared/ui/bottom-bar';
import { Button, ButtonAnchor, ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { ErrorState } from '@/shared/ui/error-state';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { Skeleton } from '@/shared/ui/skeleton';
import { useToday, useNow } from '@/shared/use-now';
import { useBooking, type Offer } from './booking-provider';
import { NoOnlineBooking } from './no-times';
import { OfferFields, TimeFields } from './offer-fields';

/**
 * Booking panel beside the page's text: service, filial and time. It stays in view while the page
 * scrolls, and is never taller than the screen.
 */
export function BookingPanel() {
  return (
    <section
      aria-labelledby="booking"
      className="sticky top-24 flex max-h-[calc(100dvh-(--spacing(37)))] flex-col rounded-card bg-white narrow:hidden"
    >
      <h2 id="booking" className="px-6 pt-6 text-h3">
        Запись на&nbsp;приём
      </h2>
      <PanelContent />
    </section>
  );
}

function PanelContent() {
  const { offer, pending, failed, retry, retrying } = useBooking();

  if (failed) return <ErrorState level={3} onRetry={() => void retry()} busy={retrying} />;
  if (pending) return <PanelSkeleton />;
  if (!offer) return <NoOnlineBooking className="px-6 pt-4 pb-6" />;
  return (
    <>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-6 pt-4 pb-5">
        <OfferFields offer={offer} />
        <TimeFields offer={offer} />
      </div>
      {/* The footer is outside of the part that scrolls, so that its button stays visible below a
          long list. */}
      <div className="relative px-6 pb-6 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 before:fade-up empty:hidden">
        <BookingFooter offer={offer} />
      </div>
    </>
  );
}

function PanelSkeleton() {
  return (
    <div className="flex flex-col gap-4 px-6 pt-4 pb-6">
      <Skeleton className="mt-6.5 h-12" />
      <Skeleton className="mt-6.5 h-12" />
      <SlotPickerSkeleton />
    </div>
  );
}

/** The booking panel as a bottom sheet, for small screens. */
export function BookingSheet({ onClose }: { onClose: () => void }) {
  const { offer, times } = useBooking();
  const end = offer && times.startsAt !== undefined && { offer, startsAt: times.startsAt };
  return (
    <Sheet
      title="Запись на&nbsp;приём"
      onClose={onClose}
      aside={end && <BookingTerms {...end} />}
      primary={end && <BookingButton {...end} />}
    >
      {offer ? (
        <div className="flex flex-col gap-4">
          <OfferFields offer={offer} />
          <TimeFields offer={offer} />
        </div>
      ) : (
        <NoOnlineBooking />
      )}
    </Sheet>
  );
}

/** Footer of the panel. If no time is chosen, nothing is rendered. */
function BookingFooter({ offer }: { offer: Offer }): ReactNode {
  const { startsAt } = useBooking().times;
  if (startsAt === undefined) return null;
  return (
    <>
      <BookingButton offer={offer} startsAt={startsAt} />
      <p className="mt-3 text-caption text-ink-3">
        <BookingTerms offer={offer} startsAt={startsAt} />
      </p>
    </>
  );
}

interface ChosenProps {
  offer: Offer;
  startsAt: string;
}

/** Link to the booking form. The text of the link contains the chosen time. */
function BookingButton({ offer: { clinic, chosen }, startsAt }: ChosenProps): ReactNode {
  const { doctor, payer, wanted } = useBooking();
  const bookingLink = useBookingLink();
  return (
    <ButtonLink
      {...bookingLink({
        doctor: doctor.slug,
        filial: clinic.id,
        service: chosen.service.id,
        starts_at: startsAt,
        payer,
        ...wanted,
      })}
      variant="primary"
      size="large"
      wide
    >
      {bookPhrase(startsAt)}
    </ButtonLink>
  );
}

function BookingTerms({ offer: { clinic, chosen }, startsAt }: ChosenProps): ReactNode {
  const moment = useNow();
  const { doctor, terms } = useBooking();
  const { funded = chosen, payer } = terms ?? {};
  const isPaid = payer === undefined || payer === 'paid';
  const { format } = chosen.service;
  return (
    <>
      <span translate="no">{payText(funded, payer)}</span>
      {isPaid && `, ${onSpotNote(format, paidOnSpot(format, clinic, doctor))}`}.{' '}
      {cancelPhrase(startsAt, clinic.cancel_ahead_hours, moment)}
    </>
  );
}

interface BookingBarProps {
  onBook: () => void;
}

/**
 * Bar at the bottom of the screen if there is no panel: time, price, and a link to the booking or
 * the waitlist.
 */
export function BookingBar({ onBook }: BookingBarProps) {
  const today = useToday();
  const waitlistLink = useWaitlistLink();
  const {
    doctor,
    offer,
    payer,
    wanted,
    times: { data: calendar, startsAt },
  } = useBooking();
  if (!offer) return null;
  const isFull = !wanted && calendar !== undefined && hasNoTime(calendar);
  // The line for the time is kept while times load, so that the price doesn't shift.
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
          <strong translate="no" className="block text-body leading-5 font-semibold">
            {payShort(offer.chosen, payer)}
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
