import type { PatientService } from '@generated/models/patient-service';
import { ButtonLink } from '@/shared/ui/button-link';

interface BookAgainButtonProps {
  record: Pick<PatientService, 'service' | 'doctor' | 'filial'>;
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'normal';
}

/** To the doctor's times, with the service and the place as they were. */
export function BookAgainButton({ record: { service, doctor, filial }, ...look }: BookAgainButtonProps) {
  return (
    <ButtonLink
      {...look}
      to="/doctor/$slug"
      params={{ slug: doctor.slug }}
      search={{ filial: filial.id, service: service.id }}
    >
      Записаться снова<span className="sr-only">: {service.title}</span>
    </ButtonLink>
  );
}
