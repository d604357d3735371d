import { dateOf } from './calendar.ts';
import type { Filial } from './types/place.ts';

/** Returns the filial as it will be on a day: an announced change applies from its first day. */
export function filialOn<F extends Pick<Filial, 'hours' | 'state' | 'announced'>>(filial: F, day: number): F {
  const { announced } = filial;
  if (!announced || dateOf(day) < announced.date) return filial;
  return { ...filial, hours: announced.hours ?? filial.hours, state: announced.state ?? filial.state };
}
