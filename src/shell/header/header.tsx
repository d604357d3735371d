import { useMatches } from '@tanstack/react-router';
import { useOnDemand } from '@/shared/ui/use-on-demand';
import { isProfessional } from '@/shell/cabinet/is-professional';
import { PublicHeader } from './public-header';

const loadProfessional = () => import('./professional-header');
const loadEntry = () => import('./entry-header');

/**
 * Doctors and clinics have a header of their own in their cabinets, and so have the pages of login and registration;
 * everyone else has the public one.
 */
export function Header() {
  const area = useMatches({ select: (matches) => matches.at(-1)?.staticData.area ?? 'public' });
  const professional = useOnDemand(loadProfessional, isProfessional(area));
  const entry = useOnDemand(loadEntry, area === 'entry');
  if (area === 'entry') {
    return entry ? <entry.EntryHeader /> : <div className="h-18 border-b border-line bg-white phone:h-14" />;
  }
  if (!isProfessional(area)) return <PublicHeader />;
  return professional ? <professional.ProfessionalHeader cabinet={area} /> : <div className="h-14 bg-white" />;
}
