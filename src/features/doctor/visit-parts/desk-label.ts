import type { VisitFormat } from '#generated/models/visit-format.ts';
import type { VisitStatus } from '#generated/models/visit-status.ts';
import { visitLabel } from '@/domain/visit/visit-badge';

/** A state as the doctor reads it: whose cancellation it was is told of the patient, not to them; the doctor cancels in the clinic's name. */
export function deskLabel(status: VisitStatus, format: VisitFormat = 'clinic') {
  const label = visitLabel(status, format);
  if (status === 'cancelled_by_patient') return { ...label, text: 'Отменён пациентом' };
  return status === 'cancelled_by_clinic' ? { ...label, text: 'Отменён' } : label;
}
