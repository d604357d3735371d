import IconMapPin from '@tabler/icons-react/dist/esm/icons/IconMapPin.mjs';
import { Link } from '@tanstack/react-router';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { specialisationLine } from '@/domain/doctor/doctor-facts';
import { ProfileHead } from '@/features/public/profile/profile-head';
import { FavouriteButton } from '@/shared/favourites/favourite-button';
import { clinicsCount } from '@/shared/format/counts';
import { fullName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';
import { Avatar } from '@/shared/ui/avatar';
import { Icon } from '@/shared/ui/icon';
import { BackLink } from '@/shared/ui/navigation/back-link';
import { Breadcrumbs } from '@/shared/ui/navigation/breadcrumbs';
import { CompareButton } from './compare-button';
import { doctorFacts } from './doctor-text';

/**
 * Breadcrumbs: all doctors, then doctors of the same specialisation. Phones show only the last
 * link.
 */
export function DoctorBreadcrumbs({ doctor }: { doctor: DoctorFull }) {
  const [specialisation] = doctor.specialisations;
  const search = specialisation && { category: 'doctors' as const, specialisations: [specialisation.slug] };
  const title = doctor.specialisation_plural ?? specialisation?.title;
  return (
    <>
      <div className="phone:hidden">
        <Breadcrumbs current={fullName(doctor)}>
          <Link to="/search" search={{ category: 'doctors' }}>
            Врачи
          </Link>
          {search && (
            <Link to="/search" search={search}>
              {title}
            </Link>
          )}
        </Breadcrumbs>
      </div>
      <div className="px-1 desktop:hidden">
        <BackLink to="/search" search={search ?? { category: 'doctors' }}>
          {title ?? 'Врачи'}
        </BackLink>
      </div>
    </>
  );
}

export function DoctorHead({ doctor }: { doctor: DoctorFull }) {
  const name = fullName(doctor);
  const others = doctor.filials_count - 1;

  return (
    <ProfileHead
      title={name}
      name={name}
      lead={specialisationLine(doctor)}
      avatar={
        <Avatar
          id={doctor.id}
          name={name}
          src={doctor.avatar}
          size={128}
          className="phone:size-18 phone:text-h3 desktop:row-span-3"
        />
      }
      favouriteButton={
        <>
          <CompareButton doctor={doctor} />
          <FavouriteButton doctor={doctor} className="text-teal" />
        </>
      }
      rating={doctor.rating}
      reviews={doctor.reviews_count}
      facts={doctorFacts(doctor)}
    >
      <p className="mt-2 flex items-start gap-2 phone:hidden desktop:col-span-2">
        <Icon icon={IconMapPin} className="mt-0.5 text-ink-3" />
        <span className="min-w-0">
          {typeset(doctor.main_filial.title)}
          {others > 0 && (
            <>
              <span className="text-ink-3"> и&nbsp;ещё </span>
              <Link to="." search hash="clinics" activeOptions={{ includeHash: true }} replace className="link">
                {clinicsCount(others)}
              </Link>
            </>
          )}
        </span>
      </p>
    </ProfileHead>
  );
}
