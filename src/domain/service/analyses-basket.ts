import { StoredSelection, useStoredSelection } from '@/shared/stored-selection';

/** Limit of the contract: slot-hold-request.yaml. */
export const MOST_ANALYSES = 30;

/** Ids of the analyses to be given at one visit, chosen without an account. */
export const analysesBasket = new StoredSelection('analyses', isId, MOST_ANALYSES);

export const useAnalysesBasket = (): readonly number[] => useStoredSelection(analysesBasket);

function isId(item: unknown): item is number {
  return Number.isSafeInteger(item) && Number(item) > 0;
}
