/**
 * Generated from the contract (Аман API 0.1.0); never edited by hand.
 */

/**
 * The site always searches every region here.
 */
export type SuggestionsRequestRegion = (typeof SuggestionsRequestRegion)[keyof typeof SuggestionsRequestRegion];

export const SuggestionsRequestRegion = {
  all: 'all',
} as const;
