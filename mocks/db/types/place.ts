import type { Licence } from '#generated/models/licence.ts';

/** Interval of a day in minutes from midnight, +05:00. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

export interface DayHours extends MinuteRange {
  readonly breaks: readonly MinuteRange[];
}

/** Seven days, Monday first; null is a day off. */
export type WeekHours = readonly (DayHours | null)[];

/** A clinic's booking rules (contract: rules of booking, 6). */
export interface ClinicSettings {
  readonly book_ahead_hours: number;
  readonly cancel_ahead_hours: number;
  readonly arrive_early_minutes: number;
  readonly auto_confirm: boolean;
}

/** Ratings received, one star first: index 0 counts ones, index 4 fives. */
export type RatingCounts = readonly [number, number, number, number, number];

/** A clinic as an organisation; people visit its filials. */
export interface Clinic {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly short_title: string;
  readonly jur_name: string;
  readonly jur_address: string;
  readonly bin: string;
  readonly work_start_year: number;
  /** Absent or null until the clinic names one. */
  readonly licence?: Licence | null;
  /** The day of the check against the register, YYYY-MM-DD. */
  readonly licence_checked_on?: string | null;
  readonly logo: string | null;
  readonly description: string;
  readonly type_id: number;
  readonly parameter_ids: readonly number[];
  readonly contacts?: ClinicContactsRow;
  /** A new clinic that the provider has not approved: not in search, not bookable. */
  readonly is_pending?: boolean;
  readonly settings: ClinicSettings;
  readonly rating: number | null;
  readonly reviews_count: number;
  readonly rating_counts: RatingCounts;
}

export type FilialState = 'open' | 'draft' | 'closed';

/** A date on which one filial is closed, apart from its week. */
export interface ClosedDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly reason: string;
}

/** A future change of a filial. */
export interface AnnouncedChange {
  /** First day of the change, YYYY-MM-DD. */
  readonly date: string;
  readonly hours?: WeekHours;
  readonly state?: 'closed';
}

/** A clinic's contacts, in addition to the phones of filials. */
export interface ClinicContactsRow {
  readonly site: string | null;
  readonly whatsapp: string | null;
  readonly telegram: string | null;
  readonly instagram: string | null;
}

/** A branch: a place with an address and hours. */
export interface Filial {
  readonly id: number;
  readonly clinic_id: number;
  readonly city_id: number;
  readonly district_id: number | null;
  readonly type_id: number;
  readonly title: string;
  readonly short_title: string;
  readonly address: string;
  /** Floor, «2-й этаж». */
  readonly directions: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string;
  readonly email: string | null;
  readonly contact_person: string | null;
  readonly hours: WeekHours;
  readonly closed_on_holidays: boolean;
  readonly state: FilialState;
  /** Announced day of opening of a draft, YYYY-MM-DD. */
  readonly opens_on: string | null;
  /** An announced change: another week, or closing. */
  readonly announced?: AnnouncedChange | null;
  /** Price level; 1 is the city's average. */
  readonly price_level: number;
  /** Services without choosing a doctor: analyses and examinations. */
  readonly menu: readonly number[];
  /** Path of a photo of the house; null without one. */
  readonly facade: string | null;
  /** Closed dates, in addition to public holidays. */
  readonly closed_days?: readonly ClosedDay[];
  /** Absent if equal to the clinic's. */
  readonly parameter_ids?: readonly number[];
  readonly description?: string | null;
  /** Order among the clinic's filials; absent for the order by id. */
  readonly position?: number;
}

/** A photo on a clinic's page. */
export interface PlacePhotoRow {
  readonly id: number;
  readonly clinic_id: number;
  /** Null for a photo of the whole clinic. */
  readonly filial_id: number | null;
  readonly path: string;
  readonly alt: string;
}

/** A clinic's change of one price of a filial. */
export interface FilialPriceRow {
  /** `${filial_id}:${service_id}` */
  readonly id: string;
  readonly filial_id: number;
  readonly service_id: number;
  /** KZT; null if the service is no longer offered without a doctor. */
  readonly price: number | null;
  readonly is_visible: boolean;
}
