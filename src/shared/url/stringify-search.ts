import { stringifySearchWith } from '@tanstack/react-router';

/**
 * Matches every text that is JSON and few others. `JSON.parse` then decides whether a matching text
 * is JSON.
 */
const LIKE_JSON = /^\s*(?:["[{]|-?\d+(?:\.\d+)?(?:[eE][+-]?\d+)?\s*$|(?:true|false|null)\s*$)/;

/** The error is created once, because creating an error is slow. */
const NOT_JSON = new SyntaxError('not JSON');

/**
 * Writes the query of a URL like the router, but faster. A text that is valid JSON needs quotation
 * marks («"12"» is a text, «12» a number). The router finds out by parsing each text. On a list of
 * doctors with a hundred texts like «2026-05-12T09:00», the errors that `JSON.parse` throws took a
 * tenth of the navigation time.
 */
export const stringifySearch = stringifySearchWith(JSON.stringify, (text) => {
  if (!LIKE_JSON.test(text)) throw NOT_JSON;
  return JSON.parse(text);
});
