import type { RatingCounts, WeekHours } from '#mocks/db/types/place.ts';

/** A doctor whom the design knows by name. */
export interface HeroDoctor {
  readonly id: number;
  /** Surname, first name, patronymic. */
  readonly name: string;
  readonly gender: 'male' | 'female';
  /** Of a portrait with that name; null for initials. Without it, as for every other doctor. */
  readonly portrait?: string | null;
  readonly since: number;
  readonly category: number | null;
  readonly degree?: number;
  /** Slugs, the main one first. */
  readonly specialisations: string;
  readonly counts: RatingCounts;
  readonly price: number;
  readonly minutes: number;
  readonly online?: true;
  readonly home?: true;
  readonly ages?: { readonly min: number | null; readonly max: number | null };
  readonly rooms: readonly { readonly filial: number; readonly room: string | null; readonly week: WeekHours }[];
  /** Liveliness of the generated part of the calendar; 0 where the visits are real rows. */
  readonly busy: number;
  /** So many days from the seed's day on have no free time. */
  readonly fullDays?: number;
  /** How many days are open for booking; the usual number without it. */
  readonly horizon?: number;
  /** Free times of the first days on which the doctor receives, HH:MM; other times of those days count as taken. */
  readonly openTimes?: readonly string[];
  readonly description?: string;
  /** Slugs of services that the doctor gives for certain. */
  readonly gives?: string;
}

/** Ages of a doctor for children alone, and of one without bounds. */
export const CHILDREN = { min: 0, max: 17 };
export const ALL_AGES = { min: null, max: null };
