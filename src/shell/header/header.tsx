import { useMatches } from '@tanstack/react-router';
import { isProfessional } from '@/shell/cabinet/is-professional';
import { ProfessionalHeader } from './professional-header';
import { PublicHeader } from './public-header';

/** Doctors and clinics have a header of their own in their cabinets; everyone else has the public one. */
export function Header() {
  const area = useMatches({ select: (matches) => matches.at(-1)?.staticData.area ?? 'public' });
  return isProfessional(area) ? <ProfessionalHeader cabinet={area} /> : <PublicHeader />;
}
