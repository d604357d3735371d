import IconScale from '@tabler/icons-react/dist/esm/icons/IconScale.mjs';
import { Link } from '@tanstack/react-router';
import { useId } from 'react';
import type { DoctorCard as Doctor } from '#generated/models/doctor-card.ts';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { reviewsCount } from '@/shared/format/counts';
import { fullName, shortName } from '@/shared/format/name';
import { Avatar } from '@/shared/ui/avatar';
import { cx } from '@/shared/ui/cx';
import { IconButton } from '@/shared/ui/icon-button';
import { Rating } from '@/shared/ui/rating';
import type { Wanted } from '@/shared/url/wanted-search';
import { DoctorCardMatch, DoctorCardOffer, DoctorCardPlace } from './doctor-card-facts';
import { DoctorCardNoTimes, DoctorCardTimes } from './doctor-card-times';
import { experienceLine, offerSearch, specialisationLine } from './doctor-facts';

interface DoctorCardProps {
  doctor: Doctor;
  /**
   * Set if the person has searched for a service: the card then always names its service. Otherwise
   * it names the service unless it is a consultation in the clinic.
   */
  titled?: boolean;
  /**
   * Days and hours chosen in the search. The doctor's page offers only these times and opens at the
   * first slot of the card.
   */
  wanted?: Wanted | undefined;
  compared?: boolean;
  /**
   * Adds the doctor to the comparison or removes the doctor from it. Set in lists with a
   * comparison.
   */
  onCompare?: () => void;
}

/**
 * A doctor in a list: name, place, price and slots. A wide card shows the slots of three days
 * beside the text. A narrow card shows the slots of the nearest day below the text.
 */
export function DoctorCard({ doctor, titled = false, wanted, compared = false, onCompare }: DoctorCardProps) {
  const nameId = useId();
  const name = fullName(doctor);
  const params = { slug: doctor.slug };
  const startsAt = wanted && doctor.next_days[0]?.slots[0];
  const search = { ...offerSearch(doctor), ...wanted, ...(startsAt !== undefined && { starts_at: startsAt }) };

  return (
    <article aria-labelledby={nameId} className="@container rounded-card border border-line bg-white">
      <div className="grid grid-cols-[auto_minmax(0,1fr)_auto_auto] items-start gap-x-3 p-6 @roomy:grid-cols-[auto_minmax(0,1fr)_auto] @roomy:grid-rows-[auto_auto_1fr] @roomy:gap-x-5 phone:gap-x-2 phone:p-4">
        {/* On wide cards the photo and the rating share a column. On narrow cards each has a
            grid cell of its own. */}
        <div className="@max-roomy:contents @roomy:row-span-3 @roomy:flex @roomy:w-24 @roomy:flex-col @roomy:items-center">
          <Link to="/doctor/$slug" params={params} search={search} tabIndex={-1} aria-hidden className="rounded-full">
            <Avatar
              id={doctor.id}
              name={name}
              src={doctor.avatar}
              size={96}
              className="@max-roomy:size-16 @max-roomy:text-h3"
            />
          </Link>
          <p className="flex flex-wrap items-center gap-x-1.5 @max-roomy:col-span-2 @max-roomy:col-start-1 @max-roomy:row-start-2 @max-roomy:mt-3 @roomy:mt-2 @roomy:flex-col @roomy:text-center">
            <Rating value={doctor.rating} />
            {doctor.rating !== null && (
              <Link to="/doctor/$slug/reviews" params={params} className="link text-small">
                {reviewsCount(doctor.reviews_count)}
              </Link>
            )}
          </p>
        </div>
        <div className="col-span-3 min-w-0 @roomy:col-span-1 @roomy:col-start-2 @roomy:row-start-1">
          <h2 id={nameId} translate="no" className="text-h3 @roomy:pr-9">
            <Link
              to="/doctor/$slug"
              params={params}
              search={search}
              className="rounded-badge transition-colors hover:text-teal active:text-teal-press"
            >
              {name}
            </Link>
          </h2>
          <p className="text-ink-2 @max-roomy:mt-0.5 @max-roomy:text-small @roomy:pr-9">{specialisationLine(doctor)}</p>
          <p className={cx('text-small text-ink-2 @roomy:mt-2', onCompare && '@roomy:pr-9')}>
            {experienceLine(doctor)}
          </p>
          <DoctorCardMatch doctor={doctor} />
        </div>
        {/* On wide cards the button is beside the name, on narrow cards beside the rating. */}
        <span className="flex justify-self-end @max-roomy:col-start-4 @max-roomy:row-start-2 @max-roomy:mt-0.5 @max-roomy:-mr-2.5 @max-roomy:-mb-2.5 @roomy:col-start-2 @roomy:row-start-1 @roomy:-mt-2.5 @roomy:-mr-3 @roomy:flex-col large-text:col-span-full! large-text:row-start-3!">
          <FavouriteButton doctor={doctor} />
          {onCompare && (
            <IconButton
              icon={IconScale}
              label={`Сравнить: ${shortName(doctor)}`}
              aria-pressed={compared}
              onClick={onCompare}
              className={cx(compared && 'bg-teal-tint text-teal')}
            />
          )}
        </span>
        <DoctorCardOffer offer={doctor.offer} titled={titled} />
        <DoctorCardPlace
          doctor={doctor}
          className="col-span-full mt-2 @roomy:col-span-1 @roomy:col-start-2 @roomy:row-start-2 @roomy:mt-4"
        />
        <div className="col-span-full mt-3 self-stretch border-line @max-roomy:border-t @max-roomy:pt-3 @roomy:col-span-1 @roomy:col-start-3 @roomy:row-span-3 @roomy:row-start-1 @roomy:mt-0 @roomy:w-98 @roomy:border-l @roomy:pl-6">
          {doctor.next_days.length > 0 ? (
            <DoctorCardTimes doctor={doctor} wanted={wanted} />
          ) : (
            <DoctorCardNoTimes doctor={doctor} />
          )}
        </div>
      </div>
    </article>
  );
}
