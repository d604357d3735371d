import { useMatches } from '@tanstack/react-router';
import { useOnDemand } from '@/shared/ui/use-on-demand';
import { isProfessional } from '@/shell/cabinet/is-professional';
import { PublicHeader } from './public-header';

const loadProfessional = () => import('./professional-header');

/** Doctors and clinics have a header of their own in their cabinets; everyone else has the public one. */
export function Header() {
  const area = useMatches({ select: (matches) => matches.at(-1)?.staticData.area ?? 'public' });
  const professional = useOnDemand(loadProfessional, isProfessional(area));
  if (!isProfessional(area)) return <PublicHeader />;
  return professional ? <professional.ProfessionalHeader cabinet={area} /> : <div className="h-14 bg-white" />;
}
