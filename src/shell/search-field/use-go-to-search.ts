import { useNavigate } from '@tanstack/react-router';

/** Opens the search page for a text; without one, all of it. */
export function useGoToSearch(): (text: string) => void {
  const navigate = useNavigate();
  return (text) => void navigate({ to: '/search', search: text === '' ? {} : { q: text } });
}
