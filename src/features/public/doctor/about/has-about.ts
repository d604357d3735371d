import type { DoctorFull } from '#generated/models/doctor-full.ts';

/** Is there more to say than whom the doctor receives, which the head of the page says already? */
export function hasAbout(doctor: Pick<DoctorFull, 'description' | 'formats'>, parametersCount: number): boolean {
  return Boolean(doctor.description) || parametersCount > 0 || doctor.formats.some((format) => format !== 'clinic');
}
