import { Link } from '@tanstack/react-router';
import { useDoctorSlots } from '#generated/api/public-slots/public-slots.ts';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import type { DoctorNearest } from '#generated/models/doctor-nearest.ts';
import type { DoctorOffer } from '#generated/models/doctor-offer.ts';
import { offerSearch } from '@/domain/doctor/doctor-facts';
import { BookingTimeLink, slotColumns } from '@/domain/slot/booking-link';
import { freeSlots } from '@/domain/slot/slot-calendar';
import { nearPhrase, noTimeWords } from '@/domain/slot/slot-text';
import { dayHeading, dayOf } from '@/shared/format/date';
import { fullName, shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { shownBySection } from '@/shared/section/section-query';
import { ButtonLink } from '@/shared/ui/button';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';
import { nearestDayParams } from './load-compared';

/**
 * Maximum number of shown times. They fill one line in a wide column, or two lines in a narrow one.
 */
const SHOWN = 4;

/**
 * The nearest free times with their filial. Each time is a link to the booking, the same as on a
 * card of the search.
 */
export function NearestCell({ doctor }: { doctor: DoctorFull }) {
  const { slug, offer, nearest } = doctor;
  if (offer && nearest) return <NearestDay doctor={doctor} offer={offer} nearest={nearest} />;
  return (
    <>
      <p className="text-ink-3">{offer ? noTimeWords(doctor).title : 'Нет такой услуги'}</p>
      <ButtonLink to="/doctor/$slug" params={{ slug }} search={offerSearch({ offer })} size="small" className="mt-2">
        О&nbsp;враче
        <span className="sr-only">: {fullName(doctor)}</span>
      </ButtonLink>
    </>
  );
}

interface NearestDayProps {
  doctor: DoctorFull;
  offer: DoctorOffer;
  nearest: DoctorNearest;
}

function NearestDay({ doctor, offer, nearest }: NearestDayProps) {
  const today = useToday();
  const times = useDoctorSlots(doctor.slug, nearestDayParams({ offer, nearest }), shownBySection);
  const { slug } = doctor;
  const search = offerSearch({ offer, filial: nearest.filial });
  const free = freeSlots(times.data?.data[0]);
  const where = <p className="mt-2 text-small text-ink-2">{typeset(nearest.filial.title)}</p>;

  if (times.isPending) {
    return (
      <SkeletonGroup label="Загружаем свободное время">
        <Skeleton className="mb-3 h-5 w-32" />
        <div className={slotColumns}>
          {Array.from({ length: SHOWN }, (_, index) => (
            <Skeleton key={index} className="h-10" />
          ))}
        </div>
      </SkeletonGroup>
    );
  }
  // There are no free times, because their request failed, or because somebody has just taken the
  // last one.
  if (free.length === 0) {
    return (
      <>
        <p className="font-medium">{nearPhrase(nearest.starts_at, today)}</p>
        {where}
        <ButtonLink to="/doctor/$slug" params={{ slug }} search={search} size="small" className="mt-2">
          Выбрать время
          <span className="sr-only">: {fullName(doctor)}</span>
        </ButtonLink>
      </>
    );
  }
  const date = dayOf(nearest.starts_at);
  const day = dayHeading(date, today);
  return (
    <>
      <p className="mb-2 font-medium">{day}</p>
      <ul className={slotColumns}>
        {free.slice(0, SHOWN).map(({ starts_at: startsAt }) => (
          <li key={startsAt}>
            <BookingTimeLink
              booking={{ doctor: slug, filial: nearest.filial.id, service: offer.service_id, starts_at: startsAt }}
              day={day}
              who={shortName(doctor)}
              className="w-full"
            />
          </li>
        ))}
      </ul>
      {where}
      <Link
        to="/doctor/$slug"
        params={{ slug }}
        search={{ ...search, date }}
        className="mt-1 link inline-block text-small font-medium"
      >
        Все даты<span className="sr-only">, {shortName(doctor)}</span>
      </Link>
    </>
  );
}
