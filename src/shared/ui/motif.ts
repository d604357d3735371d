/** «Қошқар мүйіз», the ram's horn, in a box of 48×34: drawn with a stroke and round caps. It also reads as a sprout. */
export const MOTIF =
  'M24 30V17C24 8 17.5 4 12 7C6.5 10 7.5 18.5 13.5 18.5C17.5 18.5 18.5 13.5 15 12.6' +
  'M24 17C24 8 30.5 4 36 7C41.5 10 40.5 18.5 34.5 18.5C30.5 18.5 29.5 13.5 33 12.6';
