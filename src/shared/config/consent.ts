/** The text of the consent to process personal data (law 94-V) that is in force; stored with each consent. */
export const CONSENT_VERSION = '2026-05';
