/** A paragraph (string) or a list (array of items). */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** Anchor of the section: /conditions/user-agreement#booking. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/**
 * A legal document of «Аман». A lawyer has to review each document before real people consent to it
 * (README).
 */
export interface LegalDocument {
  readonly title: string;
  /**
   * `2026-05`. A change of the document's meaning needs a new version. Each consent is stored with
   * the version.
   */
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Summary of the document in two sentences. */
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}
