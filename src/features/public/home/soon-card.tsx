import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { offerSearch } from '@/domain/doctor/doctor-facts';
import { payShort } from '@/domain/service/funding-text';
import { BookingTimeLink } from '@/domain/slot/booking-link';
import { reviewsCount } from '@/shared/format/counts';
import { dayHeading } from '@/shared/format/date';
import { fullName, shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { Rating } from '@/shared/ui/rating';
import { Skeleton, SkeletonGroup } from '@/shared/ui/skeleton';
import { useToday } from '@/shared/use-now';
import type { SoonDoctor } from './received-soon';

/** A doctor with rating, price and nearest time. The time is a link to the booking. */
export function SoonCard({ doctor, startsAt }: SoonDoctor) {
  const today = useToday();
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
        <span className="min-w-0 font-medium">{offer !== null && payShort(offer)}</span>
        <BookingTimeLink
          booking={{ doctor: slug, ...offerSearch(doctor), starts_at: startsAt }}
          day={dayHeading(startsAt, today)}
          who={name}
        />
      </div>
    </article>
  );
}

/** A row of four cards. Narrow screens have two rows; on phones one row scrolls sideways. */
export function SoonRow({ children }: { children: ReactNode }) {
  return (
    <ul className="scroll-quiet mt-6 grid grid-cols-2 gap-6 phone:-mx-(--gutter) phone:mt-3 phone:flex phone:snap-x phone:scroll-px-(--gutter) phone:gap-3 phone:overflow-x-auto phone:px-(--gutter) wide:grid-cols-4">
      {children}
    </ul>
  );
}

/**
 * List item with a card. On a phone the edge of the next card is visible, which shows that the row
 * scrolls. Without `relative`, the text for screen readers would make the page wider.
 */
export function SoonPlace({ children }: { children: ReactNode }) {
  return <li className="relative min-w-0 phone:w-64 phone:shrink-0 phone:snap-start">{children}</li>;
}

/** Placeholder as tall as the cards, so that the layout doesn't shift. */
export function SoonSkeleton() {
  return (
    <SkeletonGroup>
      <SoonRow>
        {Array.from({ length: 4 }, (_, index) => (
          <SoonPlace key={index}>
            <div className="rounded-card border border-line p-6 phone:p-4">
              <div className="flex items-center gap-4 phone:gap-3">
                <Skeleton className="size-18 shrink-0 rounded-full" />
                <div className="min-w-0 grow">
                  <Skeleton className="h-4.5 w-10/12" />
                  <Skeleton className="mt-2.5 h-3.5 w-7/12" />
                </div>
              </div>
              <div className="mt-4 flex h-6 items-center phone:mt-3">
                <Skeleton className="h-4 w-32" />
              </div>
              <div className="mt-4 flex items-center justify-between phone:mt-3">
                <Skeleton className="h-4 w-20" />
                <Skeleton className="h-10 w-17 phone:h-11" />
              </div>
            </div>
          </SoonPlace>
        ))}
      </SoonRow>
    </SkeletonGroup>
  );
}
