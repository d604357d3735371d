/**
 * What we call a listed value of the contract; `otherwise` for one that the provider learned after this program was made. Every
 * answer may hold such a value: responses are not refused for it (shared/api/response-check.ts).
 */
export function wordFor<Value extends string, Word>(
  words: Readonly<Record<Value, Word>>,
  value: Value,
  otherwise: NoInfer<Word>,
): Word {
  return Object.hasOwn(words, value) ? words[value] : otherwise;
}
