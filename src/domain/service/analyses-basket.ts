import { KeptMarks, useKeptMarks } from '@/shared/kept-marks';

/** Limit of the contract: slot-hold-request.yaml. */
export const MOST_ANALYSES = 30;

/** Ids of the analyses to be given at one visit, chosen without an account. */
export const analysesBasket = new KeptMarks('analyses', isId, MOST_ANALYSES);

export const useAnalysesBasket = (): readonly number[] => useKeptMarks(analysesBasket);

function isId(item: unknown): item is number {
  return Number.isSafeInteger(item) && Number(item) > 0;
}
