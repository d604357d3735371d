import type { RatingCounts, WeekHours } from '#mocks/db/types/place.ts';

/** A doctor of the design. */
export interface HeroDoctor {
  readonly id: number;
  /** Surname, first name, patronymic. */
  readonly name: string;
  readonly gender: 'male' | 'female';
  /** File name of the portrait; null for initials, absent for the default. */
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
  /** How busy the generated calendar is; 0 if the visits are stored. */
  readonly busy: number;
  /** Number of fully booked days from the seed's day on. */
  readonly fullDays?: number;
  /** Number of bookable days; absent for the default. */
  readonly horizon?: number;
  /** Free times of the first working days, HH:MM; other times of these days are booked. */
  readonly openTimes?: readonly string[];
  readonly description?: string;
  /** Slugs of services that the doctor certainly offers. */
  readonly gives?: string;
}

/** Ages of a doctor for children, and of one without limits. */
export const CHILDREN = { min: 0, max: 17 };
export const ALL_AGES = { min: null, max: null };
