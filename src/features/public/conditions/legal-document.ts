/** A paragraph, or a list of points. */
export type LegalBlock = string | readonly string[];

export interface LegalSection {
  /** The section's anchor: /conditions/user-agreement#booking */
  readonly id: string;
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

/** A document of the service. A lawyer has to review all of them before real people consent to one (README). */
export interface LegalDocument {
  readonly title: string;
  /** `2026-05`: changes with every change of meaning; consents are stored with it. */
  readonly version: string;
  /** `YYYY-MM-DD` */
  readonly date: string;
  /** What it is about, in two sentences. */
  readonly lead: string;
  readonly sections: readonly LegalSection[];
}
