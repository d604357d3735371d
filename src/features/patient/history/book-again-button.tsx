import type { PatientService } from '#generated/models/patient-service.ts';
import { againLink } from '@/domain/visit/visit-host';
import { ButtonLink } from '@/shared/ui/button';

interface BookAgainButtonProps {
  record: Pick<PatientService, 'service' | 'doctor' | 'filial'>;
  variant?: 'primary' | 'secondary';
  size?: 'small' | 'normal';
}

/** Link to the free times of the same service in the same place. */
export function BookAgainButton({ record, ...style }: BookAgainButtonProps) {
  return (
    <ButtonLink {...style} {...againLink(record, record.service.id)}>
      Записаться снова<span className="sr-only">: {record.service.title}</span>
    </ButtonLink>
  );
}
