import type { Visit } from '@generated/models/visit';
import { time } from '@/shared/format/time';
import { typeset } from '@/shared/format/typography';

/** What to bring and to mind, and last when to come. */
export function preparationLines({ preparation, arrive_at }: Pick<Visit, 'preparation' | 'arrive_at'>): string[] {
  return [...preparation, `Приходите к ${time(arrive_at)}.`].map(typeset);
}
