/** The edition of «Обработка персональных данных» that is in force (law 94-V): it stands in the document, and with each consent. */
export const CONSENT_VERSION = '2026-05';
