/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { Slug } from './slug.ts';

export type ClinicDoctorsParams = {
  /**
   * Slug of the only specialisation to include.
   */
  specialisation?: Slug;
  /**
   * Slug of a service; only its doctors are included.
   */
  service?: Slug;
  /**
   * Id of the only filial to include.
   * @minimum 1
   */
  filial_id?: number;
  /**
   * Page number, from 1. A page after the last one has an empty `data` and a correct `meta`.
   * @minimum 1
   * @maximum 100000
   */
  page?: number;
  /**
   * Rows on a page.
   * @minimum 1
   * @maximum 100
   */
  per_page?: number;
};
