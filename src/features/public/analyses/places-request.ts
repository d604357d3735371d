import type { SamplingPlacesParams } from '#generated/models/sampling-places-params.ts';

/**
 * Returns the request that `AnalysesBar` and `/analyses` share, so that the page opens with the
 * cached answer of the bar.
 */
export function placesRequest(
  ids: readonly number[],
  city: number,
  { page = 1, district }: { page?: number; district?: string | undefined } = {},
): SamplingPlacesParams {
  return { service_ids: [...ids], city_id: city, page, ...(district !== undefined && { district }) };
}
