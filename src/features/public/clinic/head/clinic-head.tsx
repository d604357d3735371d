import { Link } from '@tanstack/react-router';
import type { ClinicFull } from '#generated/models/clinic-full.ts';
import { ownName } from '@/domain/place/place-names';
import { clinicFacts } from '@/features/public/clinic/clinic-words';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { reviewsCount } from '@/shared/format/counts';
import { typeset } from '@/shared/format/typography';
import { ShareButton } from '@/shared/share-button';
import { Avatar } from '@/shared/ui/avatar';
import { Card } from '@/shared/ui/card';
import { Rating } from '@/shared/ui/rating';

/** What it is, how good, how big, how much. */
export function ClinicHead({ clinic }: { clinic: ClinicFull }) {
  return (
    <Card>
      <div className="grid grid-cols-[auto_1fr_auto] items-start gap-x-6 phone:gap-x-4">
        <Avatar
          id={clinic.id}
          name={ownName(clinic.title)}
          src={clinic.logo}
          size={128}
          shape="square"
          className="phone:size-18 phone:text-h3 desktop:row-span-2"
        />
        <div className="min-w-0 phone:col-span-2">
          <h1 className="text-h2 wrap-break-word phone:text-h3">{typeset(clinic.title)}</h1>
          <p className="mt-1 text-lead text-ink-2 phone:mt-0 phone:text-body">{clinic.type}</p>
        </div>
        <div className="-mt-1 -mr-2.5 flex phone:col-start-3 phone:row-start-2 phone:mt-2 phone:self-center">
          <FavouriteButton clinic={clinic} className="text-teal" />
          <ShareButton title={clinic.title} className="text-teal" />
        </div>
        <div className="phone:col-span-2 phone:col-start-1 phone:row-start-2 phone:mt-2 phone:self-center desktop:col-span-2 desktop:mt-3">
          <Rating value={clinic.rating}>
            <Link to="." search hash="reviews" replace className="link">
              {reviewsCount(clinic.reviews_count)}
            </Link>
          </Rating>
        </div>
      </div>
      <dl className="mt-6 grid grid-cols-4 gap-x-6 gap-y-3 border-t border-line pt-5 phone:mt-4 phone:grid-cols-2 phone:gap-x-4 phone:pt-4">
        {clinicFacts(clinic).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-ink-3">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
