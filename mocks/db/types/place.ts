/** Wall-clock interval of a day in minutes from midnight, +05:00. */
export interface MinuteRange {
  readonly from: number;
  readonly to: number;
}

export interface DayHours extends MinuteRange {
  readonly breaks: readonly MinuteRange[];
}

/** Seven days, Monday first; null is a day off. */
export type WeekHours = readonly (DayHours | null)[];

/** Rules of booking of one clinic (contract: rules of booking, 6). */
export interface ClinicSettings {
  readonly book_ahead_hours: number;
  readonly cancel_ahead_hours: number;
  readonly arrive_early_minutes: number;
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
  readonly logo: string | null;
  readonly description: string;
  readonly type_id: number;
  readonly parameter_ids: readonly number[];
  readonly settings: ClinicSettings;
  readonly rating: number | null;
  readonly reviews_count: number;
  readonly rating_counts: RatingCounts;
}

export type FilialState = 'open' | 'draft';

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
  /** Day on which a draft opens, YYYY-MM-DD. */
  readonly opens_on: string | null;
  /** 1 is the city's usual price. */
  readonly price_level: number;
  /** Analyses and examinations that are done here without choosing a doctor. */
  readonly menu: readonly number[];
  /** Path of a picture of the house; null while nobody has sent one. */
  readonly facade: string | null;
}
