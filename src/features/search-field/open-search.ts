import { useNavigate } from '@tanstack/react-router';
import { lazyModule } from '@/shared/lazy/lazy-module';

/** The search over the whole screen. Preload it: a phone shows its keyboard only if the tap itself opens the screen. */
export const searchScreen = lazyModule(() => import('./phone-search-screen'));

/** Opens the search page for a text; without one, all of it. */
export function useGoToSearch(): (text: string) => void {
  const navigate = useNavigate();
  return (text) => void navigate({ to: '/search', search: text === '' ? {} : { q: text } });
}
