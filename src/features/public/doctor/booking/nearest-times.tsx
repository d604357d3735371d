import { BookingTimeLink, slotColumns } from '@/domain/slot/booking-link';
import { hasNoTime, dayAt, freeSlots, hasFree } from '@/domain/slot/slot-calendar';
import { WantedChips } from '@/features/public/wanted/wanted-chips';
import { dayHeading, dayOf, weekdayDay } from '@/shared/format/date';
import { typeset } from '@/shared/format/typography';
import { SectionError } from '@/shared/section/section-query';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { cx } from '@/shared/ui/cx';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';
import { offerPlace, useBooking } from './booking-provider';
import { NoOnlineBooking, NoTimes } from './no-times';

/** Number of times that fit on one line: `SHOWN` on a tablet, the second number on a phone. */
const SHOWN = 8;
const SHOWN_ON_PHONE = 4;

interface NearestTimesProps {
  /** Opens the sheet, which shows all days. */
  onShowAll: () => void;
}

/** The nearest free times, for screens without the panel. Each time is a link to the booking. */
export function NearestTimes({ onShowAll }: NearestTimesProps) {
  const { offer, pending, times, wanted, choose } = useBooking();
  return (
    <Card className="wide:hidden" aria-labelledby="nearest">
      <div className="flex min-h-7 items-center justify-between gap-3">
        <h2 id="nearest" className="text-h3">
          Ближайшее время
        </h2>
        {times.day !== undefined && (
          <Button variant="quiet" size="small" onClick={onShowAll} className="-my-2 -mr-2">
            Все даты
          </Button>
        )}
      </div>
      {/* The service is named above its times, because it may not be an ordinary visit but a scan
          or a home visit. */}
      {offer && <p className="mt-1 font-medium wrap-break-word">{typeset(offer.chosen.service.title)}</p>}
      {pending && <Skeleton className="mt-2 mb-1 h-4 w-56" />}
      <WantedChips wanted={wanted} onRemove={choose.wanted} className="mt-3" />
      <div className="mt-3">
        <Times />
      </div>
    </Card>
  );
}

function Times() {
  const today = useToday();
  const { doctor, offer, pending, failed, error, retry, retrying, times, choose, payer, wanted } = useBooking();

  if (failed) return <SectionError error={error} onRetry={() => void retry()} busy={retrying} />;
  if (times.error) {
    return <SectionError error={times.error} onRetry={() => void times.refetch()} busy={times.isFetching} />;
  }
  if (!pending && !offer) return <NoOnlineBooking />;
  if (!offer || !times.data || times.isPending) {
    return (
      <SkeletonGroup label="Загружаем свободное время">
        <Skeleton className="mb-2 h-5 w-48" />
        <div className={slotColumns}>
          {Array.from({ length: SHOWN_ON_PHONE }, (_, index) => (
            <Skeleton key={index} className="h-11" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }

  const day = dayAt(times.data.days, times.day);
  const { nearest } = times.data;
  if (!day || hasNoTime(times.data)) return <NoTimes calendar={times.data} offer={offer} quiet />;
  if (!hasFree(day) && nearest !== null) {
    return (
      <Button size="small" onClick={() => choose.day(dayOf(nearest))}>
        Ближайшее: {weekdayDay(nearest)}
      </Button>
    );
  }
  const heading = dayHeading(day.date, today);
  return (
    <>
      <p className="mb-2 text-small text-ink-3">
        {heading}. {offerPlace(offer)}
      </p>
      <ul className={slotColumns}>
        {freeSlots(day)
          .slice(0, SHOWN)
          .map(({ starts_at: startsAt }, index) => (
            <li key={startsAt} className={cx(index >= SHOWN_ON_PHONE && 'phone:hidden')}>
              <BookingTimeLink
                booking={{
                  doctor: doctor.slug,
                  filial: offer.clinic.id,
                  service: offer.chosen.service.id,
                  starts_at: startsAt,
                  payer,
                  ...wanted,
                }}
                day={heading}
                className="w-full"
              />
            </li>
          ))}
      </ul>
    </>
  );
}
