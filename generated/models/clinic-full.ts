/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { ClinicParameter } from './clinic-parameter.ts';
import type { FilialBrief } from './filial-brief.ts';
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
   * @maxLength 60
   * @nullable
   */
  short_title: string | null;
  /**
   * @minLength 1
   * @maxLength 300
   */
  legal_name: string;
  /**
   * @maxLength 500
   * @nullable
   */
  logo: string | null;
  /**
   * @minLength 1
   * @maxLength 100
   */
  type: string;
  /**
   * @maxLength 5000
   * @nullable
   */
  description: string | null;
  rating: Rating | null;
  /** @minimum 0 */
  reviews_count: number;
  /** @minimum 1 */
  filials_count: number;
  /** @minimum 0 */
  doctors_count: number;
  /**
   * KZT.
   * @minimum 0
   * @nullable
   */
  price_from: number | null;
  /**
   * @minimum 1940
   * @maximum 2100
   * @nullable
   */
  work_start_year: number | null;
  parameters: ClinicParameter[];
  /** What its doctors are, most of them first (proposed). */
  specialisations?: NamedSlug[];
  /**
   * How it looks, the main filial from outside first (proposed).
   * @maxItems 20
   */
  photos?: Photo[];
  main_filial: FilialBrief;
}
