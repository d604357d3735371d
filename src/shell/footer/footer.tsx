import { useMatches } from '@tanstack/react-router';
import { useOnDemand } from '@/shared/ui/use-on-demand';
import { isProfessional } from '@/shell/cabinet/is-professional';

const loadFooter = () => import('./page-footer');

/** Below every page but those where people work all day. It is never on the first screen, so its code comes after it. */
export function Footer() {
  const area = useMatches({ select: (matches) => matches.at(-1)?.staticData.area ?? 'public' });
  const wanted = !isProfessional(area);
  const part = useOnDemand(loadFooter, wanted);
  return wanted && part ? <part.PageFooter slim={area !== 'public'} /> : null;
}
