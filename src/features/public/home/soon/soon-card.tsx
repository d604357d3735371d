import { Link } from '@tanstack/react-router';
import { offerSearch } from '@/domain/doctor/doctor-facts';
import { BookingTimeLink } from '@/domain/slot/booking-time-link';
import { reviewsCount } from '@/shared/format/counts';
import { fullName, shortName } from '@/shared/format/name';
import { price } from '@/shared/format/price';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { Rating } from '@/shared/ui/rating';
import type { SoonDoctor } from './received-soon';

/** A doctor in the row: who, how good, how much, and the nearest time, which leads straight to the booking. */
export function SoonCard({ doctor, startsAt }: SoonDoctor) {
  const { slug, offer, rating } = doctor;
  const name = shortName(doctor);
  return (
    <article aria-label={name} className="flex h-full flex-col rounded-card border border-line p-6 phone:p-4">
      <div className="flex items-center gap-4 phone:gap-3">
        <Avatar id={doctor.id} name={fullName(doctor)} src={doctor.avatar} size={72} />
        <div className="min-w-0 wrap-break-word">
          <h3 className="line-clamp-2 text-title">
            <Link to="/doctor/$slug" params={{ slug }} className="rounded-badge transition-colors hover:text-teal">
              {name}
            </Link>
          </h3>
          <p className="line-clamp-2 text-small text-ink-2">{typeset(doctor.specialisations[0]?.title ?? '')}</p>
        </div>
      </div>
      <p className="mt-4 flex min-h-6 flex-wrap items-center gap-x-1.5 phone:mt-3">
        <Rating value={rating}>
          <span className="text-small text-ink-3">{reviewsCount(doctor.reviews_count)}</span>
        </Rating>
      </p>
      <div className="mt-auto flex items-center justify-between gap-3 pt-4 phone:pt-3">
        <span className="min-w-0 font-medium">{offer !== null && price(offer.price)}</span>
        <BookingTimeLink booking={{ doctor: slug, ...offerSearch(doctor), starts_at: startsAt }} who={name} />
      </div>
    </article>
  );
}
