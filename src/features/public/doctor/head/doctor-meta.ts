import type { DoctorPage } from '@/features/public/doctor/load-doctor';
import { doctorDescription } from './doctor-words';

/** What the page says of itself to search engines. The choice in its address makes no other page of it. */
export function doctorMeta(page: DoctorPage, path = '') {
  return {
    meta: [{ name: 'description', content: doctorDescription(page) }],
    links: [{ rel: 'canonical', href: `${window.location.origin}/doctor/${page.doctor.slug}${path}` }],
  };
}
