import { nearPhrase } from '@/domain/slot/slot-phrase';
import { phoneHref } from '@/shared/format/phone';
import { price } from '@/shared/format/price';
import { Button } from '@/shared/ui/button';
import { ButtonAnchor } from '@/shared/ui/button-link';
import { useOffer } from './use-offer';
import { useTimes } from './use-times';

interface BookingBarProps {
  onBook: () => void;
}

/** At the bottom of the screen where there is no panel: when, how much, and the way to book. */
export function BookingBar({ onBook }: BookingBarProps) {
  const { offer } = useOffer();
  const { days, startsAt } = useTimes(offer);
  if (!offer) return null;

  return (
    <div className="sticky bottom-0 z-20 border-t border-line bg-white wide:hidden">
      <div className="page flex items-center justify-between gap-4 py-2.5">
        <p className="min-w-0 shrink-0">
          <span className="block text-caption text-ink-3">{startsAt ? nearPhrase(startsAt) : 'Цена'}</span>
          <span className="font-semibold">{price(offer.chosen.price)}</span>
        </p>
        <div className="min-w-0 phone:grow desktop:w-80">
          {days && startsAt === undefined ? (
            <ButtonAnchor href={phoneHref(offer.clinic.phone)} variant="primary" size="large" wide>
              Позвонить
            </ButtonAnchor>
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
