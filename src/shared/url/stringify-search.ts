import { stringifySearchWith } from '@tanstack/react-router';

/** Matches all JSON and few other texts; JSON.parse decides about those. */
const LIKE_JSON = /^\s*(?:["[{]|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\s*$|(?:true|false|null)\s*$)/;

/** Created once, because creating an error is slow. */
const NOT_JSON = new SyntaxError('not JSON');

/**
 * Writes a URL's query like the router, but faster. A text that reads as JSON needs quotation marks
 * («"12"» is a text, «12» a number), and the router tests this by parsing. For each of a hundred
 * texts like «2026-05-12T09:00» in a list of doctors JSON.parse creates an error, which took a
 * tenth of the navigation time.
 */
export const stringifySearch = stringifySearchWith(JSON.stringify, (text) => {
  if (!LIKE_JSON.test(text)) throw NOT_JSON;
  return JSON.parse(text);
});
