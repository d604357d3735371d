import { Link } from '@tanstack/react-router';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import { useBookingLink } from '@/domain/slot/use-booking-link';
import { dayMonth, relativeDay } from '@/shared/format/date';
import { shortName } from '@/shared/format/name';
import { time } from '@/shared/format/time';
import { useHiddenTimes } from '@/shared/time/shown-times';
import { cx } from '@/shared/ui/cx';
import { SkeletonGroup } from '@/shared/ui/skeleton';
import { SlotLink } from '@/shared/ui/slot-link';
import { DoctorTimesSkeleton } from './doctor-card-skeleton';
import { offerSearch } from './doctor-offer';

interface DoctorCardTimesProps {
  doctor: Pick<DoctorCard, 'slug' | 'first_name' | 'second_name' | 'filial' | 'offer' | 'next_days'>;
}

/** Times on a card: as many as stand in one line. */
const PER_DAY = 3;

/** The next free times; each leads straight to the booking, with what the card offers preset. */
export function DoctorCardTimes({ doctor }: DoctorCardTimesProps) {
  const params = { slug: doctor.slug };
  const bookingLink = useBookingLink();
  const name = shortName(doctor);
  const hidden = useHiddenTimes();

  if (hidden) {
    return (
      <SkeletonGroup className="flex flex-col gap-3.5">
        <DoctorTimesSkeleton days={doctor.next_days.length} />
      </SkeletonGroup>
    );
  }
  return (
    <div className="relative">
      <ul className="flex flex-col gap-3.5">
        {doctor.next_days.map(({ date, slots, more }, index) => {
          const day = `${relativeDay(date)}, ${dayMonth(date)}`;
          const rest = more + Math.max(0, slots.length - PER_DAY);
          return (
            <li key={date} className={cx('gap-x-2 @roomy:flex', index > 0 && 'hidden')}>
              <p className="text-small @max-roomy:mb-2.5 @roomy:w-23 @roomy:shrink-0">
                <span className="font-medium @roomy:block">{relativeDay(date)}</span>{' '}
                <span className="text-ink-3 @roomy:text-caption">{dayMonth(date)}</span>
              </p>
              <div className="flex items-center gap-1.5 @max-roomy:gap-2">
                {slots.slice(0, PER_DAY).map((startsAt) => (
                  <SlotLink
                    key={startsAt}
                    {...bookingLink({
                      doctor: doctor.slug,
                      ...offerSearch(doctor),
                      starts_at: startsAt,
                    })}
                    aria-label={`${time(startsAt)}, ${day}, ${name}`}
                    className="@max-roomy:max-w-19 @max-roomy:min-w-0 @max-roomy:flex-1"
                  >
                    {time(startsAt)}
                  </SlotLink>
                ))}
                {rest > 0 && (
                  <Link
                    to="/doctor/$slug"
                    params={params}
                    search={{ ...offerSearch(doctor), date }}
                    aria-label={`ещё ${rest}, ${day}, ${name}`}
                    className="ml-0.5 rounded-badge py-2 text-small whitespace-nowrap text-ink-2 transition-colors hover:text-teal"
                  >
                    ещё&nbsp;{rest}
                  </Link>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <Link
        to="/doctor/$slug"
        params={params}
        search={offerSearch(doctor)}
        className="link text-small font-medium @max-roomy:absolute @max-roomy:top-0 @max-roomy:right-0 @roomy:mt-4 @roomy:ml-25 @roomy:inline-block"
      >
        Все даты<span className="sr-only">, {name}</span>
      </Link>
    </div>
  );
}
