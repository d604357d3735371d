import type { DoctorFull } from '@generated/models/doctor-full';
import { doctorDescription } from './doctor-words';

/** What a page about a doctor says of itself, title first. */
export function doctorMeta(doctor: DoctorFull, title: { meta: { title: string }[] }) {
  return {
    meta: [...title.meta, { name: 'description', content: doctorDescription(doctor) }],
  };
}
