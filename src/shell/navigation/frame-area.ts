import { useMatches } from '@tanstack/react-router';
import type { RouteArea } from '@/features/auth/session/access-rules';
import { useSession } from '@/shared/session/use-session';
import { isProfessional } from './cabinet-menu';

/**
 * Area whose header, navigation and footer a page has. A page that belongs to every cabinet
 * (`member`) has those of the visitor's cabinet.
 */
export function frameOf(area: RouteArea, cabinet: RouteArea | null): RouteArea {
  return area === 'member' && cabinet !== null && isProfessional(cabinet) ? cabinet : area;
}

export function useFrameArea(): RouteArea {
  const area = useMatches({ select: (matches) => matches.at(-1)?.staticData.area ?? 'public' });
  return frameOf(area, useSession().currentCabinet);
}
