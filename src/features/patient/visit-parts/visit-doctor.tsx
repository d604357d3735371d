import { Link } from '@tanstack/react-router';
import { specialisationLine } from '@/domain/doctor/doctor-facts';
import { SAMPLING_TITLE, type VisitHost, VisitPortrait } from '@/domain/visit/visit-host';
import { fullName, shortName } from '@/shared/format/name';
import { typeset } from '@/shared/format/typography';

interface VisitDoctorProps {
  visit: VisitHost;
  /** Whether the name includes the patronymic. */
  inFull?: boolean;
}

/**
 * The doctor's photo, name (a link) and specialisations. For a visit without a doctor: the clinic
 * and «Сдача анализов».
 */
export function VisitDoctor({ visit, inFull = false }: VisitDoctorProps) {
  const { doctor, filial } = visit;
  return (
    <div className="flex items-center gap-3">
      <VisitPortrait visit={visit} size={56} />
      <div className="min-w-0 wrap-anywhere">
        {doctor === null ? (
          <>
            <p className="font-medium">{SAMPLING_TITLE}</p>
            <p className="text-small text-ink-2">
              <Link
                to="/clinic/$slug"
                params={{ slug: filial.clinic_slug }}
                search={{ filial: filial.id }}
                className="hover:text-teal"
              >
                {typeset(filial.title)}
              </Link>
            </p>
          </>
        ) : (
          <>
            <Link to="/doctor/$slug" params={{ slug: doctor.slug }} className="font-medium hover:text-teal">
              {inFull ? fullName(doctor) : shortName(doctor)}
            </Link>
            <p className="text-small text-ink-2">{specialisationLine(doctor)}</p>
          </>
        )}
      </div>
    </div>
  );
}
