/** A paragraph (string) or a list (array of items). */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** The section's anchor: /conditions/user-agreement#booking. */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/**
 * A legal document of the service. A lawyer has to review all of them before real people consent to
 * them (README).
 */
export interface LegalDocument {
  readonly title: string;
  /** `2026-05`: changes with each change of meaning; stored with every consent. */
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** Summary in two sentences. */
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}
