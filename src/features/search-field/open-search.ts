import { useNavigate } from '@tanstack/react-router';
import { lazyModule } from '@/shared/lazy/lazy-module';

/**
 * Search as a full screen. Preload it: a phone shows its keyboard only if the press itself opens
 * it.
 */
export const searchScreen = lazyModule(() => import('./phone-search-screen'));

/** Opens the search page for a text, or without one. */
export function useGoToSearch(): (text: string) => void {
  const navigate = useNavigate();
  return (text) => void navigate({ to: '/search', search: text === '' ? {} : { q: text } });
}
