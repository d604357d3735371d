import type { SamplingPlacesParams } from '#generated/models/sampling-places-params.ts';

/** Request shared by the bar and the page, so that the page opens with the bar's cached answer. */
export function placesRequest(
  ids: readonly number[],
  city: number,
  { page = 1, district }: { page?: number; district?: string | undefined } = {},
): SamplingPlacesParams {
  return { service_ids: [...ids], city_id: city, page, ...(district !== undefined && { district }) };
}
