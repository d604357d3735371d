import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Link } from '@tanstack/react-router';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { specialisationLine } from '@/domain/doctor/doctor-facts';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { clinicsCount, reviewsCount } from '@/shared/format/counts';
import { fullName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { ShareButton } from '@/shared/share-button';
import { Avatar } from '@/shared/ui/avatar';
import { Card } from '@/shared/ui/card';
import { Icon } from '@/shared/ui/icon';
import { Rating } from '@/shared/ui/rating';
import { doctorFacts } from './doctor-words';

/** Who, where, how good, how much. */
export function DoctorHead({ doctor }: { doctor: DoctorFull }) {
  const name = fullName(doctor);
  const others = doctor.filials_count - 1;

  return (
    <Card>
      <div className="grid grid-cols-[auto_1fr_auto] items-start gap-x-6 phone:gap-x-4">
        <Avatar
          id={doctor.id}
          name={name}
          src={doctor.avatar}
          size={128}
          className="phone:size-18 phone:text-h3 desktop:row-span-3"
        />
        <div className="min-w-0 phone:col-span-2">
          <h1 className="text-h2 phone:text-h3">{name}</h1>
          <p className="mt-1 text-lead text-ink-2 phone:mt-0 phone:text-body">{specialisationLine(doctor)}</p>
        </div>
        <div className="-mt-1 -mr-2.5 flex phone:col-start-3 phone:row-start-2 phone:mt-2 phone:self-center">
          <FavouriteButton doctor={doctor} className="text-teal" />
          <ShareButton title={name} className="text-teal" />
        </div>
        <div className="phone:col-span-2 phone:col-start-1 phone:row-start-2 phone:mt-2 phone:self-center desktop:col-span-2 desktop:mt-2">
          <Rating value={doctor.rating}>
            <Link to="." search hash="reviews" replace className="link">
              {reviewsCount(doctor.reviews_count)}
            </Link>
          </Rating>
        </div>
        <p className="mt-2 flex items-start gap-2 phone:hidden desktop:col-span-2">
          <Icon icon={IconMapPin} className="mt-0.5 text-ink-3" />
          <span>
            {typeset(doctor.main_filial.title)}
            {others > 0 && (
              <>
                <span className="text-ink-3"> и&nbsp;ещё </span>
                <Link to="." search hash="clinics" replace className="link">
                  {clinicsCount(others)}
                </Link>
              </>
            )}
          </span>
        </p>
      </div>
      <dl className="mt-6 grid grid-cols-4 gap-x-6 gap-y-3 border-t border-line pt-5 phone:mt-4 phone:grid-cols-2 phone:gap-x-4 phone:pt-4">
        {doctorFacts(doctor).map(({ label, value }) => (
          <div key={label}>
            <dt className="text-small text-ink-3">{label}</dt>
            <dd className="font-medium">{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
