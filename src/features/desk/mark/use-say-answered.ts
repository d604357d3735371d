import { useMatchRoute, useNavigate } from '@tanstack/react-router';
import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { MarksDesk } from './marks-desk';

/**
 * Shows a toast after a request was answered. The row has disappeared from the list, so the toast
 * has a link to the visit, where the answer can be undone.
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
