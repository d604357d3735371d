import type { VisitDoctor as Doctor } from '@generated/models/visit-doctor';
import { Link } from '@tanstack/react-router';
import { fullName, shortName } from '@/shared/format/name';
import { Avatar } from '@/shared/ui/avatar';

/** «Кардиолог, терапевт». */
export function specialisationLine({ specialisations }: Pick<Doctor, 'specialisations'>): string {
  return specialisations.map(({ title }, index) => (index === 0 ? title : title.toLowerCase())).join(', ');
}

interface VisitDoctorProps {
  doctor: Doctor;
  /** With the patronymic, where there is room for it. */
  inFull?: boolean;
}

/** Who receives: face, name as a link to their page, specialisations. */
export function VisitDoctor({ doctor, inFull = false }: VisitDoctorProps) {
  return (
    <div className="flex items-center gap-3">
      <Avatar id={doctor.id} name={`${doctor.second_name} ${doctor.first_name}`} src={doctor.avatar} size={56} />
      <div className="min-w-0 wrap-anywhere">
        <Link to="/doctor/$slug" params={{ slug: doctor.slug }} className="font-medium hover:text-teal">
          {inFull ? fullName(doctor) : shortName(doctor)}
        </Link>
        <p className="text-small text-ink-2">{specialisationLine(doctor)}</p>
      </div>
    </div>
  );
}
