import { useNavigate } from '@tanstack/react-router';
import { lazyModule } from '@/shared/lazy/lazy-module';

/**
 * The full-screen search. It must be loaded before a press: a phone shows its keyboard only if the
 * screen opens at once in the handler of the press.
 */
export const searchScreen = lazyModule(() => import('./phone-search-screen'));

/** Returns a function that opens the search page for a text, which may be empty. */
export function useGoToSearch(): (text: string) => void {
  const navigate = useNavigate();
  return (text) => void navigate({ to: '/search', search: text === '' ? {} : { q: text } });
}
