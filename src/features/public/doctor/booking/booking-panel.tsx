import { ErrorState } from '@/shared/ui/error-state';
import { BookingFooter } from './booking-footer';
import { BookingSkeleton } from './booking-skeleton';
import { NoOnlineBooking } from './no-online-booking';
import { OfferFields } from './offer-fields';
import { TimeFields } from './time-fields';
import { useOffer } from './use-offer';

/** What for, where and when, in one column beside the text. Its button stays in sight however long the day is. */
export function BookingPanel() {
  const { offer, pending, failed, retry, retrying } = useOffer();

  if (failed) return <ErrorState level={3} onRetry={() => void retry()} busy={retrying} />;
  if (pending) return <BookingSkeleton />;
  if (!offer) return <NoOnlineBooking className="px-6 pt-4 pb-6" />;
  return (
    <>
      <div className="flex min-h-0 flex-col gap-4 overflow-y-auto px-6 pt-4 pb-5">
        <OfferFields offer={offer} />
        <TimeFields offer={offer} />
      </div>
      <div className="relative px-6 pb-6 before:pointer-events-none before:absolute before:inset-x-0 before:bottom-full before:h-5 before:fade-up empty:hidden">
        <BookingFooter offer={offer} />
      </div>
    </>
  );
}
