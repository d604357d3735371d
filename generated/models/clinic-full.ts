/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicParameter } from './clinic-parameter.ts';
import type { FactCheck } from './fact-check.ts';
import type { FilialBrief } from './filial-brief.ts';
import type { Licence } from './licence.ts';
import type { NamedSlug } from './named-slug.ts';
import type { Photo } from './photo.ts';
import type { Rating } from './rating.ts';
import type { Slug } from './slug.ts';

/**
 * Main data of a clinic's page.
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
   * Short form of the title; null without one.
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  /**
   * Name of the legal entity, as registered with its BIN.
   * @minLength 1
   * @maxLength 300
   */
  legal_name: string;
  /**
   * Path of the logo, relative to the API's host; null without a logo.
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
   * Number of published reviews of visits to the clinic, on which `rating` is based.
   * @minimum 0
   */
  reviews_count: number;
  /**
   * Number of open filials, without drafts and closed filials.
   * @minimum 1
   */
  filials_count: number;
  /**
   * Number of doctors who work in an open filial; each counts once.
   * @minimum 0
   */
  doctors_count: number;
  /**
   * Lowest price in KZT.
   * @minimum 0
   * @nullable
   */
  price_from: number | null;
  /**
   * Year when the clinic opened (rules §3); null if unknown.
   * @minimum 1900
   * @maximum 2100
   * @nullable
   */
  work_start_year: number | null;
  /** Medical licence; null until the clinic enters one (proposed). */
  licence?: Licence | null;
  /**
   * Date when `licence` was found in the state register; null before the check (proposed).
   * @nullable
   */
  licence_checked_on?: string | null;
  /**
   * Other checked facts, each once; empty or absent if there are none (proposed).
   * @maxItems 20
   */
  checks?: FactCheck[];
  /** Parameters of the whole clinic, from the directory of clinic parameters. */
  parameters: ClinicParameter[];
  /** Specialisations of the clinic's doctors, most frequent first (proposed). */
  specialisations?: NamedSlug[];
  /**
   * Photos; the main filial's building comes first (proposed).
   * @maxItems 20
   */
  photos?: Photo[];
  main_filial: FilialBrief;
}
