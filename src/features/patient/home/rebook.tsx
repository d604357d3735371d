import { Link } from '@tanstack/react-router';
import type { DoctorCard } from '#generated/models/doctor-card.ts';
import { offerSearch, specialisationLine } from '@/domain/doctor/doctor-facts';
import { shortName } from '@/shared/format/name';
import { Avatar } from '@/shared/ui/avatar';
import { Card } from '@/shared/ui/card';
import { HomeSection } from './home-section';
import { RebookTimes } from './rebook-times';

/** «Записаться снова»: doctors seen before, each with the next free times. */
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
