import { StoredSelection, useStoredSelection } from '@/shared/stored-selection';

/** Maximum number of analyses in one booking (contract: slot-hold-request.yaml). */
export const MOST_ANALYSES = 30;

/** Ids of the analyses that the user has collected for one visit. The basket needs no account. */
export const analysesBasket = new StoredSelection('analyses', isId, MOST_ANALYSES);

export const useAnalysesBasket = (): readonly number[] => useStoredSelection(analysesBasket);

function isId(item: unknown): item is number {
  return Number.isSafeInteger(item) && Number(item) > 0;
}
