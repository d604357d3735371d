import { useMatches } from '@tanstack/react-router';
import { isProfessional } from '@/shell/cabinet/is-professional';
import { FullFooter } from './full-footer';
import { SlimFooter } from './slim-footer';

/** A line of help in the patient's cabinet, the whole footer on public pages, nothing where people work all day. */
export function Footer() {
  const area = useMatches({ select: (matches) => matches.at(-1)?.staticData.area ?? 'public' });
  if (isProfessional(area)) return null;
  return area === 'public' ? <FullFooter /> : <SlimFooter />;
}
