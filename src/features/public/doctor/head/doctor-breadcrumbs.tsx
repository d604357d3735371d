import { Link } from '@tanstack/react-router';
import type { DoctorFull } from '#generated/models/doctor-full.ts';
import { fullName } from '@/shared/format/name';
import { BackLink } from '@/shared/ui/back-link';
import { Breadcrumbs } from '@/shared/ui/breadcrumbs';

/** The way up: to doctors, and to those of the same profession. On phones the nearest step alone. */
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
