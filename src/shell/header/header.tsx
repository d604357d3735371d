import { useMatches } from '@tanstack/react-router';
import { isProfessional } from '@/shell/cabinet/is-professional';
import { EntryHeader } from './entry-header';
import { ProfessionalHeader } from './professional-header';
import { PublicHeader } from './public-header';

/**
 * Doctors and clinics have a header of their own in their cabinets, and so have the pages of login and registration;
 * everyone else has the public one.
 */
export function Header() {
  const area = useMatches({ select: (matches) => matches.at(-1)?.staticData.area ?? 'public' });
  if (area === 'entry') return <EntryHeader />;
  return isProfessional(area) ? <ProfessionalHeader cabinet={area} /> : <PublicHeader />;
}
