import * as v from 'valibot';
import type { HomeAddress } from '#generated/models/home-address.ts';
import { optionalText, requiredText } from '@/shared/form/rules/text';
import { foldCase } from '@/shared/format/letter-case';

/** Form schema of a home visit's address; its output is the contract's HomeAddress. */
export const homeAddressSchema = v.object({
  street: requiredText(200),
  flat: optionalText(20),
  entrance: optionalText(20),
  floor: optionalText(20),
  intercom: optionalText(20),
  note: optionalText(300),
}) satisfies v.GenericSchema<Record<string, string>, HomeAddress>;

export const homeAddressDefaults = { street: '', flat: '', entrance: '', floor: '', intercom: '', note: '' };

export type HomeAddressValues = typeof homeAddressDefaults;

/** Form values of a known address, or empty values. */
export function homeAddressValues(address: HomeAddress | null): HomeAddressValues {
  if (address === null) return homeAddressDefaults;
  const { street, flat, entrance, floor, intercom, note } = address;
  return {
    street,
    flat: flat ?? '',
    entrance: entrance ?? '',
    floor: floor ?? '',
    intercom: intercom ?? '',
    note: note ?? '',
  };
}

const FLAT = /,?\s*(?:кв\.?|квартира)\s*(\S+)\s*$/iu;

/**
 * Parses the address line of a profile, «Алматы, ул. Жандосова, 58, кв. 14». The flat gets its own
 * field, and the city is dropped. An address in another city is ignored, because the doctor doesn't
 * go to another city.
 */
export function homeAddressFrom(line: string | null, city: string): HomeAddressValues {
  const [first = '', ...rest] = (line ?? '').split(',');
  const cityName = first.replace(/^\s*(?:г\.|город)\s*/iu, '').trim();
  const namesCity = rest.length > 0 && /^[\p{L} -]+$/u.test(cityName);
  if (namesCity && foldCase(cityName) !== foldCase(city)) return homeAddressDefaults;
  const text = (namesCity ? rest.join(',') : (line ?? '')).trim();
  const flat = FLAT.exec(text)?.[1] ?? '';
  return { ...homeAddressDefaults, street: text.replace(FLAT, ''), flat };
}
