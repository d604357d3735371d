import { Link } from '@tanstack/react-router';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import { offerSearch, specialisationLine } from '@/domain/doctor/doctor-facts';
import { BookingTimeLink } from '@/domain/slot/booking-link';
import { noTimeWords } from '@/domain/slot/slot-text';
import { dayHeading, dayMonth, daysBetween, relativeDay, weekdayShort } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { shortName } from '@/shared/format/name';
import { phoneHref } from '@/shared/format/phone';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { Card } from '@/shared/ui/card';
import { useToday } from '@/shared/use-now';
import { HomeSection } from './home-section';

/** Section «Записаться снова»: doctors of past visits, each with the next free times. */
export function Rebook({ doctors }: { doctors: readonly DoctorCard[] }) {
  if (doctors.length === 0) return null;
  return (
    <HomeSection heading="Записаться снова">
      <Card as="div">
        <ul className="divide-y divide-line">
          {doctors.map((doctor) => (
            <li key={doctor.id} className="flex gap-3 py-5 first:pt-0 last:pb-0">
              <Avatar
                id={doctor.id}
                name={`${doctor.second_name} ${doctor.first_name}`}
                src={doctor.avatar}
                size={48}
              />
              <div className="min-w-0 flex-1">
                <h3 className="font-medium">
                  <Link
                    to="/doctor/$slug"
                    params={{ slug: doctor.slug }}
                    search={offerSearch(doctor)}
                    className="hover:text-teal"
                  >
                    {shortName(doctor)}
                  </Link>
                </h3>
                <p className="text-small text-ink-2">
                  {specialisationLine({ specialisations: doctor.specialisations.slice(0, 2) })}
                </p>
                <RebookTimes doctor={doctor} />
              </div>
            </li>
          ))}
        </ul>
      </Card>
    </HomeSection>
  );
}

/** Number of times that fit on one line. */
const TIMES = 3;

/**
 * First free times on the doctor's nearest day as links to the booking, or a text that says why
 * there are none.
 */
function RebookTimes({ doctor }: { doctor: DoctorCard }) {
  const today = useToday();
  const [nearest] = doctor.next_days;

  if (nearest === undefined) {
    return (
      <p className="mt-2 text-caption text-ink-3">
        {noTimeWords(doctor).title}. Клиника:{' '}
        <a href={phoneHref(doctor.filial.phone)} className="link whitespace-nowrap">
          {doctor.filial.phone}
        </a>
      </p>
    );
  }
  return (
    <>
      <p className="mt-2 text-caption text-ink-3">
        Ближайшее: {nearDay(nearest.date, today)}, {typeset(doctor.filial.title)}
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {nearest.slots.slice(0, TIMES).map((startsAt) => (
          <li key={startsAt}>
            <BookingTimeLink
              booking={{ doctor: doctor.slug, ...offerSearch(doctor), starts_at: startsAt }}
              day={dayHeading(nearest.date, today)}
              who={shortName(doctor)}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

/** Day as text: «сегодня», «завтра», otherwise «ср, 13 мая». */
function nearDay(date: string, today: string): string {
  const days = daysBetween(today, date);
  return days === 0 || days === 1 ? lowerFirst(relativeDay(date, today)) : `${weekdayShort(date)}, ${dayMonth(date)}`;
}
