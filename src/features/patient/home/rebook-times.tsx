import type { DoctorCard } from '#generated/models/doctor-card.ts';
import { offerSearch } from '@/domain/doctor/doctor-facts';
import { SlotLink } from '@/domain/slot/slot-box';
import { noTimeWords } from '@/domain/slot/slot-text';
import { useBookingLink } from '@/domain/slot/use-booking-link';
import { dayMonth, daysBetween, relativeDay, today, weekdayShort } from '@/shared/format/date';
import { lowerFirst } from '@/shared/format/letter-case';
import { shortName } from '@/shared/format/name';
import { phoneHref } from '@/shared/format/phone';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';

/** As many as stand in one line. */
const TIMES = 3;

/** The nearest day of a doctor and its first times; each leads straight to the booking. Without any, the reason. */
export function RebookTimes({ doctor }: { doctor: DoctorCard }) {
  const bookingLink = useBookingLink();
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
  const day = nearDay(nearest.date);
  return (
    <>
      <p className="mt-2 text-caption text-ink-3">
        Ближайшее: {day}, {typeset(doctor.filial.title)}
      </p>
      <ul className="mt-1.5 flex flex-wrap gap-1.5">
        {nearest.slots.slice(0, TIMES).map((startsAt) => (
          <li key={startsAt}>
            <SlotLink
              {...bookingLink({
                doctor: doctor.slug,
                ...offerSearch(doctor),
                starts_at: startsAt,
              })}
              aria-label={`${time(startsAt)}, ${day}, ${shortName(doctor)}`}
            >
              {time(startsAt)}
            </SlotLink>
          </li>
        ))}
      </ul>
    </>
  );
}

/** «сегодня», «завтра», later «ср, 13 мая». */
function nearDay(date: string): string {
  const days = daysBetween(today(), date);
  return days === 0 || days === 1 ? lowerFirst(relativeDay(date)) : `${weekdayShort(date)}, ${dayMonth(date)}`;
}
