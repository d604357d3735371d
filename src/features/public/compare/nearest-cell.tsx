import type { DoctorFull } from '@generated/models/doctor-full';
import { Link } from '@tanstack/react-router';
import { slotColumns } from '@/domain/slot/slot-columns';
import { nearPhrase } from '@/domain/slot/slot-phrase';
import { freeSlots } from '@/domain/slot/slot-search';
import { useBookingLink } from '@/domain/slot/use-booking-link';
import { dayHeading, weekdayDay } from '@/shared/format/date';
import { fullName, shortName } from '@/shared/format/name';
import { time } from '@/shared/format/time';
import { ButtonLink } from '@/shared/ui/button-link';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { SlotLink } from '@/shared/ui/slot-link';
import { useNearestDay } from './use-nearest-day';

/** Times of the nearest day: one line of a wide column, two of a narrow one. */
const SHOWN = 4;

/** When one could come: each time leads straight to the booking, as on a card of the search. */
export function NearestCell({ doctor }: { doctor: DoctorFull }) {
  const nearest = useNearestDay(doctor.slug);
  const bookingLink = useBookingLink();
  const { slug } = doctor;

  if (nearest.state === 'loading') {
    return (
      <SkeletonGroup label="Загружаем свободное время">
        <Skeleton className="mb-3 h-5 w-32" />
        <div className="grid gap-2" style={slotColumns}>
          {Array.from({ length: SHOWN }, (_, index) => (
            <Skeleton key={index} className="h-10" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  if (nearest.state !== 'free') {
    const at = nearest.state === 'failed' ? doctor.nearest_slot_at : null;
    return (
      <>
        <p className={at === null ? 'text-ink-3' : 'font-medium'}>
          {at === null ? 'Онлайн-записи пока нет' : nearPhrase(at)}
        </p>
        <ButtonLink to="/doctor/$slug" params={{ slug }} size="small" className="mt-2">
          {at === null ? 'О\u00A0враче' : 'Выбрать время'}
          <span className="sr-only">: {fullName(doctor)}</span>
        </ButtonLink>
      </>
    );
  }

  const { offer, day } = nearest;
  return (
    <>
      <p className="mb-2 font-medium">{dayHeading(day.date)}</p>
      <ul className="grid gap-2" style={slotColumns}>
        {freeSlots(day)
          .slice(0, SHOWN)
          .map(({ starts_at: startsAt }) => (
            <li key={startsAt}>
              <SlotLink
                {...bookingLink({
                  doctor: slug,
                  filial: offer.clinic.id,
                  service: offer.chosen.service.id,
                  starts_at: startsAt,
                })}
                aria-label={`Записаться на ${time(startsAt)}, ${weekdayDay(day.date)}, ${shortName(doctor)}`}
                className="w-full"
              >
                {time(startsAt)}
              </SlotLink>
            </li>
          ))}
      </ul>
      <Link
        to="/doctor/$slug"
        params={{ slug }}
        search={{ filial: offer.clinic.id, date: day.date }}
        className="mt-2 link inline-block text-small font-medium"
      >
        Все даты<span className="sr-only">, {shortName(doctor)}</span>
      </Link>
    </>
  );
}
