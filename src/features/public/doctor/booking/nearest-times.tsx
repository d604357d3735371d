import { getRouteApi } from '@tanstack/react-router';
import { slotColumns } from '@/domain/slot/slot-columns';
import { dayAt, freeSlots } from '@/domain/slot/slot-search';
import { dayHeading, weekdayDay } from '@/shared/format/date';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';
import { Button } from '@/shared/ui/button';
import { Card } from '@/shared/ui/card';
import { ErrorState } from '@/shared/ui/error-state';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { SlotLink } from '@/shared/ui/slot-link';
import { NoOnlineBooking } from './no-online-booking';
import { NoSlots } from './no-slots';
import { useOffer } from './use-offer';
import { useTimes } from './use-times';

const route = getRouteApi('/doctor/$slug/');

/** As many times as stand in one line of a phone. */
const SHOWN = 4;

interface NearestTimesProps {
  /** Opens the sheet with every day. */
  onShowAll: () => void;
}

/** Where the panel has no room beside the text: the nearest times, each straight to the booking. */
export function NearestTimes({ onShowAll }: NearestTimesProps) {
  const { offer } = useOffer();
  const { day } = useTimes(offer);
  return (
    <Card className="wide:hidden" aria-labelledby="nearest">
      <div className="mb-3 flex items-center justify-between gap-3">
        <h2 id="nearest" className="text-h3">
          Ближайшее время
        </h2>
        {day !== undefined && (
          <Button variant="quiet" size="small" onClick={onShowAll} className="-my-2 -mr-2">
            Все даты
          </Button>
        )}
      </div>
      <Times />
    </Card>
  );
}

function Times() {
  const { slug } = route.useParams();
  const { offer, pending, failed, retry } = useOffer();
  const times = useTimes(offer);

  if (failed) return <ErrorState level={3} onRetry={() => void retry()} />;
  if (times.failed) return <ErrorState level={3} onRetry={() => void times.retry()} busy={times.retrying} />;
  if (!pending && !offer) return <NoOnlineBooking />;
  if (!offer || !times.days) {
    return (
      <SkeletonGroup label="Загружаем свободное время">
        <Skeleton className="mb-3 h-5 w-48" />
        <div className="grid gap-2" style={slotColumns}>
          {Array.from({ length: SHOWN }, (_, index) => (
            <Skeleton key={index} className="h-11" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }

  const day = dayAt(times.days, times.day);
  if (!day) return <NoSlots days={times.days} clinic={offer.clinic} quiet />;
  return (
    <>
      <p className="mb-2 text-small text-ink-3">
        {dayHeading(day.date)}. {typeset(offer.clinic.title)}
      </p>
      <ul className="grid gap-2" style={slotColumns}>
        {freeSlots(day)
          .slice(0, SHOWN)
          .map(({ starts_at: startsAt }) => (
            <li key={startsAt}>
              <SlotLink
                to="/fo/patient/schedule-record"
                search={{
                  doctor: slug,
                  filial: offer.clinic.id,
                  service: offer.chosen.service.id,
                  starts_at: startsAt,
                }}
                aria-label={`Записаться на ${time(startsAt)}, ${weekdayDay(day.date)}`}
                className="w-full"
              >
                {time(startsAt)}
              </SlotLink>
            </li>
          ))}
      </ul>
    </>
  );
}
