import { Sheet } from '@/shared/ui/overlay/sheet';
import { BookingFooter } from './booking-footer';
import { NoOnlineBooking } from './no-online-booking';
import { OfferFields } from './offer-fields';
import { TimeFields } from './time-fields';
import { useOffer } from './use-offer';

/** The booking panel of small screens, over the page. */
export function BookingSheet({ onClose }: { onClose: () => void }) {
  const { offer } = useOffer();
  return (
    <Sheet title="Запись на&nbsp;приём" onClose={onClose} footer={offer && <BookingFooter offer={offer} />}>
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
