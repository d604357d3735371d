import type { DoctorFull } from '@generated/models/doctor-full';
import { doctorDescription } from './doctor-words';

/** What a page about a doctor says of itself, title first. The choice in its address makes no other page of it. */
export function doctorMeta(doctor: DoctorFull, title: { meta: { title: string }[] }, path = '') {
  return {
    meta: [...title.meta, { name: 'description', content: doctorDescription(doctor) }],
    links: [{ rel: 'canonical', href: `${window.location.origin}/doctor/${doctor.slug}${path}` }],
  };
}
