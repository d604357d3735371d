import type { FactCheck } from '#generated/models/fact-check.ts';
import type { Licence } from '#generated/models/licence.ts';
import type { PaymentMethod } from '#generated/models/payment-method.ts';

/** Interval of a day in minutes from midnight, +05:00. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

export interface DayHours extends MinuteRange {
  readonly breaks: readonly MinuteRange[];
}

/** Hours by weekday, Monday first; null is a day off. */
export type WeekHours = readonly (DayHours | null)[];

/** Booking settings of a clinic (contract: rules of booking, 6). */
export interface ClinicSettings {
  readonly book_ahead_hours: number;
  readonly cancel_ahead_hours: number;
  readonly arrive_early_minutes: number;
  readonly auto_confirm: boolean;
}

/** Number of ratings by stars: index 0 counts one-star ratings, index 4 five-star ratings. */
export type RatingCounts = readonly [number, number, number, number, number];

/** A clinic's licence or a doctor's certificate, and what else was checked. */
export interface Licensed {
  /** Licence or certificate; absent or null until the clinic or doctor names one. */
  readonly licence?: Licence | null;
  /** The day of the check against the register, YYYY-MM-DD. */
  readonly licence_checked_on?: string | null;
  readonly checks?: readonly FactCheck[];
}

/** A clinic as an organisation; people visit its filials. */
export interface Clinic extends Licensed {
  readonly id: number;
  readonly slug: string;
  readonly title: string;
  readonly short_title: string;
  readonly jur_name: string;
  readonly jur_address: string;
  readonly bin: string;
  readonly work_start_year: number;
  readonly logo: string | null;
  readonly description: string;
  readonly type_id: number;
  readonly parameter_ids: readonly number[];
  readonly contacts?: ClinicContactsRow;
  /**
   * True until the provider approves the clinic. Until then the clinic is not in search and cannot
   * be booked.
   */
  readonly is_pending?: boolean;
  readonly settings: ClinicSettings;
  /** From this day on, YYYY-MM-DD, the staff need a second factor. */
  readonly second_factor_from?: string | null;
  readonly rating: number | null;
  readonly reviews_count: number;
  readonly rating_counts: RatingCounts;
}

export type FilialState = 'open' | 'draft' | 'closed';

/** A date when a filial is closed in spite of its week. */
export interface ClosedDay {
  /** Date, YYYY-MM-DD. */
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

/** Contacts of a clinic, in addition to its filials' phones. */
export interface ClinicContactsRow {
  readonly site: string | null;
  readonly whatsapp: string | null;
  readonly telegram: string | null;
  readonly instagram: string | null;
}

/** A branch of a clinic, with an address and hours. */
export interface Filial {
  readonly id: number;
  readonly clinic_id: number;
  readonly city_id: number;
  readonly district_id: number | null;
  readonly type_id: number;
  readonly title: string;
  readonly short_title: string;
  readonly address: string;
  /** Way inside the building, «2-й этаж». */
  readonly directions: string | null;
  readonly lat: number;
  readonly lng: number;
  readonly phone: string;
  readonly email: string | null;
  readonly contact_person: string | null;
  readonly hours: WeekHours;
  readonly closed_on_holidays: boolean;
  readonly state: FilialState;
  /** Announced opening day of an unopened filial, YYYY-MM-DD. */
  readonly opens_on: string | null;
  /** Announced change of the filial: new hours or closing. */
  readonly announced?: AnnouncedChange | null;
  /** Price level of the filial; 1 is the city's average. */
  readonly price_level: number;
  /** Ids of analyses and examinations that need no choice of a doctor. */
  readonly menu: readonly number[];
  /** Path of a photo of the building; null if there is no photo. */
  readonly facade: string | null;
  /** Dates when the filial is closed, in addition to public holidays. */
  readonly closed_days?: readonly ClosedDay[];
  /** Ids of parameters; absent if equal to the clinic's. */
  readonly parameter_ids?: readonly number[];
  /** Means of payment in the filial; absent or empty until the clinic names one. */
  readonly payment_methods?: readonly PaymentMethod[];
  readonly description?: string | null;
  /** Position among the clinic's filials; filials without it are ordered by id. */
  readonly position?: number;
}

/** A photo on a clinic's page. */
export interface PlacePhotoRow {
  readonly id: number;
  readonly clinic_id: number;
  /** Filial in the photo; null for a photo of the whole clinic. */
  readonly filial_id: number | null;
  readonly path: string;
  readonly alt: string;
}

/** A clinic's change of one price in a filial. */
export interface FilialPriceRow {
  /** `${filial_id}:${service_id}` */
  readonly id: string;
  readonly filial_id: number;
  readonly service_id: number;
  /** Price in KZT; null if the filial no longer offers the service without a doctor. */
  readonly price: number | null;
  readonly is_visible: boolean;
}
