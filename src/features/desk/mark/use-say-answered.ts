import { useMatchRoute, useNavigate } from '@tanstack/react-router';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { MarksDesk } from './marks-desk';

/**
 * What was answered to whom, for a toast. A row is gone then, so it leads to the visit: there it is
 * called off or booked again.
 */
export function useSayAnswered({ link }: Pick<MarksDesk, 'link'>, { id, person }: DeskVisit) {
  const matches = useMatchRoute();
  const navigate = useNavigate();
  const to = link(String(id));
  return (what: string) => {
    const text = `${person.full_name}: ${what}`;
    return matches(to) === false ? { text, open: () => void navigate(to) } : text;
  };
}
