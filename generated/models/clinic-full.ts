/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicParameter } from './clinic-parameter.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { Licence } from './licence.ts';
import type { NamedSlug } from './named-slug.ts';
import type { Photo } from './photo.ts';
import type { Rating } from './rating.ts';
import type { Slug } from './slug.ts';

/**
 * Head of a clinic's page.
 */
export interface ClinicFull {
  /** @minimum 1 */
  id: number;
  slug: Slug;
  /**
   * @minLength 1
   * @maxLength 200
   */
  title: string;
  /**
   * For places where the title is too long; null without one.
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  /**
   * Name of the legal person, as its BIN is registered.
   * @minLength 1
   * @maxLength 300
   */
  legal_name: string;
  /**
   * Path of the logo, relative to the API host; null without one.
   * @maxLength 500
   * @nullable
   */
  logo: string | null;
  /**
   * Title of its type in the directory of clinic types.
   * @minLength 1
   * @maxLength 100
   */
  type: string;
  /**
   * Plain text, blank lines between paragraphs; null until the clinic writes one.
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  rating: Rating | null;
  /**
   * Published reviews of visits to it: those that `rating` is the mean of.
   * @minimum 0
   */
  reviews_count: number;
  /**
   * Open filials; drafts and closed ones don't count.
   * @minimum 1
   */
  filials_count: number;
  /**
   * Doctors who work in an open filial, each once.
   * @minimum 0
   */
  doctors_count: number;
  /**
   * KZT.
   * @minimum 0
   * @nullable
   */
  price_from: number | null;
  /**
   * Year in which the clinic began to work (rules §3); null where it is not known.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  work_start_year: number | null;
  /** Null until the clinic names one (proposed). */
  licence?: Licence | null;
  /**
   * The day on which `licence` was found in the state register; null while it was not checked (proposed).
   * @nullable
   */
  licence_checked_on?: string | null;
  /** Parameters of the whole clinic, from the directory of clinic parameters. */
  parameters: ClinicParameter[];
  /** Specialisations of its doctors, the most frequent first (proposed). */
  specialisations?: NamedSlug[];
  /**
   * Pictures, the main filial from outside first (proposed).
   * @maxItems 20
   */
  photos?: Photo[];
  main_filial: FilialBrief;
}
