import type { PatientService } from '#generated/models/patient-service.ts';
import { againLink } from '@/domain/visit/visit-host';
import { ButtonLink } from '@/shared/ui/button';

interface BookAgainButtonProps {
  record: Pick<PatientService, 'service' | 'doctor' | 'filial'>;
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'normal';
}

/** To the times, with the service and the place as they were. */
export function BookAgainButton({ record, ...look }: BookAgainButtonProps) {
  return (
    <ButtonLink {...look} {...againLink(record, record.service.id)}>
      Записаться снова<span className="sr-only">: {record.service.title}</span>
    </ButtonLink>
  );
}
