import { stringifySearchWith } from '@tanstack/react-router';

/** All JSON looks like this, and few other texts do: for those JSON.parse decides. */
const LIKE_JSON = /^\s*(?:["[{]|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\s*$|(?:true|false|null)\s*$)/;

/** Created once: creating an error is what takes long. */
const NOT_JSON = new SyntaxError('not JSON');

/**
 * Writes the query of a URL as the router does, but faster. A text that reads as JSON gets quotation marks («"12"» is a text,
 * «12» a number), and the router finds out by trying: for each of the hundred «2026-05-12T09:00» in a list of doctors JSON.parse
 * makes an error, which took a tenth of a change of page.
 */
export const stringifySearch = stringifySearchWith(JSON.stringify, (text) => {
  if (!LIKE_JSON.test(text)) throw NOT_JSON;
  return JSON.parse(text);
});
