/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */
import type { DocumentCategory } from './document-category.ts';

export type DocumentListParams = {
  /**
   * Whose medical card: a member of the family; without it, that of the account's owner. A shared card is read by its id there. Somebody else's relative answers 404, as an
   * unknown one does.
   * @minimum 1
   */
  family_member_id?: number;
  /**
   * The only category to include.
   */
  category?: DocumentCategory;
  /**
   * Id of the only visit to include.
   * @minimum 1
   */
  visit_id?: number;
  /**
   * Name of the uploaded file. Together with `file_size` it finds a file that the card already has.
   * @minLength 1
   * @maxLength 255
   */
  file_name?: string;
  /**
   * Size of the file in bytes.
   * @minimum 0
   * @maximum 5242880
   */
  file_size?: number;
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
