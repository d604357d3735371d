import IconBell from '@tabler/icons-react/dist/esm/icons/IconBell.mjs';
import { Link } from '@tanstack/react-router';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import { PhoneButton } from '@/domain/place/phone-button';
import { BookingTimeLink, useWaitlistLink } from '@/domain/slot/booking-link';
import { isByPhone, noTimeWords } from '@/domain/slot/slot-text';
import { dayHeading, dayMonth, relativeDay } from '@/shared/format/date';
import { shortName } from '@/shared/format/name';
import { useSlotsHidden } from '@/shared/slots-visibility';
import { ButtonLink } from '@/shared/ui/button';
import { cx } from '@/shared/ui/cx';
import { Icon } from '@/shared/ui/icon';
import { SkeletonGroup } from '@/shared/ui/skeleton';
import type { Wanted } from '@/shared/url/wanted-search';
import { useToday } from '@/shared/use-now';
import { DoctorTimesSkeleton } from './doctor-card-skeleton';
import { offerSearch } from './doctor-facts';

interface DoctorCardTimesProps {
  doctor: Pick<DoctorCard, 'slug' | 'first_name' | 'second_name' | 'filial' | 'offer' | 'next_days'>;
  wanted: Wanted | undefined;
}

/** Number of slots of a day that fit into one line. */
const PER_DAY = 3;

/** The next free slots of a doctor. Each slot is a link to the booking of the offer on the card. */
export function DoctorCardTimes({ doctor, wanted }: DoctorCardTimesProps) {
  const today = useToday();
  const params = { slug: doctor.slug };
  const name = shortName(doctor);
  const hidden = useSlotsHidden();

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
          const day = dayHeading(date, today);
          const rest = more + Math.max(0, slots.length - PER_DAY);
          return (
            <li key={date} className={cx('gap-x-2 @roomy:flex', index > 0 && 'hidden')}>
              <p className="text-small @max-roomy:mb-2.5 @roomy:w-23 @roomy:shrink-0">
                <span className="font-medium @roomy:block">{relativeDay(date, today)}</span>{' '}
                <span className="text-ink-3 @roomy:text-caption">{dayMonth(date)}</span>
              </p>
              <div className="flex items-center gap-1.5 @max-roomy:gap-2">
                {slots.slice(0, PER_DAY).map((startsAt) => (
                  <BookingTimeLink
                    key={startsAt}
                    booking={{ doctor: doctor.slug, ...offerSearch(doctor), ...wanted, starts_at: startsAt }}
                    day={day}
                    who={name}
                    className="@max-roomy:max-w-[4.75rem] @max-roomy:min-w-0 @max-roomy:flex-1"
                  />
                ))}
                {rest > 0 && (
                  <Link
                    to="/doctor/$slug"
                    params={params}
                    search={{ ...offerSearch(doctor), ...wanted, date }}
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
        search={{ ...offerSearch(doctor), ...wanted }}
        className="link text-small font-medium @max-roomy:absolute @max-roomy:top-0 @max-roomy:right-0 @roomy:mt-4 @roomy:ml-25 @roomy:inline-block large-text:static!"
      >
        Все даты<span className="sr-only">, {name}</span>
      </Link>
    </div>
  );
}

interface DoctorCardNoTimesProps {
  doctor: Pick<DoctorCard, 'slug' | 'first_name' | 'second_name' | 'filial' | 'offer' | 'online_booking'>;
}

/**
 * Replaces the slots if none is free: the reason, and links to the waitlist, the clinic's phone and
 * similar doctors.
 */
export function DoctorCardNoTimes({ doctor }: DoctorCardNoTimesProps) {
  const waitlistLink = useWaitlistLink();
  const { slug, filial, offer } = doctor;
  const { title, text } = noTimeWords(doctor);
  const name = shortName(doctor);
  return (
    <div>
      <p className="font-medium">{title}</p>
      <p className="mt-2 mb-3 max-w-88 text-small text-ink-2">{text}</p>
      <div className="flex w-fit flex-col gap-2 @max-roomy:w-full">
        {offer && !isByPhone(doctor) && (
          <ButtonLink {...waitlistLink({ doctor: slug, filial: filial.id, service: offer.service_id })}>
            <Icon icon={IconBell} />
            Сообщить о&nbsp;времени
            <span className="sr-only">, {name}</span>
          </ButtonLink>
        )}
        <PhoneButton phone={filial.phone} whose={name} />
      </div>
      <p className="mt-3 text-small">
        <Link
          to="/doctor/$slug"
          params={{ slug }}
          search={offerSearch(doctor)}
          hash="similar"
          className="link font-medium"
        >
          Похожие врачи<span className="sr-only">, как {name}</span>
        </Link>
      </p>
    </div>
  );
}
