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
  readonly logo: string | null;
  readonly description: string;
  readonly type_id: number;
  readonly parameter_ids: readonly number[];
  readonly contacts?: ClinicContactsRow;
  /** New, and not checked by the provider yet: neither found nor booked. */
  readonly is_pending?: boolean;
  readonly settings: ClinicSettings;
  readonly rating: number | null;
  readonly reviews_count: number;
  readonly rating_counts: RatingCounts;
}

export type FilialState = 'open' | 'draft' | 'closed';

/** A day on which one filial is closed although its week says otherwise. */
export interface ClosedDay {
  /** YYYY-MM-DD */
  readonly date: string;
  readonly reason: string;
}

/** A change of a filial whose day has not come yet. */
export interface AnnouncedChange {
  /** The first day on which it holds, YYYY-MM-DD. */
  readonly date: string;
  readonly hours?: WeekHours;
  readonly state?: 'closed';
}

/** Ways to reach a clinic beside the phones of its filials. */
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
  /** What begins on a day to come: another week, or closing. */
  readonly announced?: AnnouncedChange | null;
  /** 1 is the city's usual price. */
  readonly price_level: number;
  /** Analyses and examinations that are done here without choosing a doctor. */
  readonly menu: readonly number[];
  /** Path of a picture of the house; null while nobody has sent one. */
  readonly facade: string | null;
  /** Its own closed days beside the public holidays. */
  readonly closed_days?: readonly ClosedDay[];
  /** Absent: those of its clinic. */
  readonly parameter_ids?: readonly number[];
  readonly description?: string | null;
  /** Place among its clinic's filials; absent: by id. */
  readonly position?: number;
}

/** A picture that a clinic has put on its page. */
export interface PlacePhotoRow {
  readonly id: number;
  readonly clinic_id: number;
  /** Null for the whole clinic. */
  readonly filial_id: number | null;
  readonly path: string;
  readonly alt: string;
}

/** What a clinic has changed in the price list of a filial. */
export interface FilialPriceRow {
  /** `${filial_id}:${service_id}` */
  readonly id: string;
  readonly filial_id: number;
  readonly service_id: number;
  /** KZT; null: no longer given without the choice of a doctor. */
  readonly price: number | null;
  readonly is_visible: boolean;
}
