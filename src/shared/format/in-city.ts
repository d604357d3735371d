import type { City } from '#generated/models/city.ts';

/** «в Астане» if the contract has the locative, otherwise «в городе Астана». */
export function inCity({ title, title_locative: locative }: City): string {
  return locative === undefined ? `в\u00A0городе ${title}` : `в\u00A0${locative}`;
}
