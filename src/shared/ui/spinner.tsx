/** A spinner in the colour of the surrounding text, which says what is in progress. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-2 border-current/30 border-t-current"
    />
  );
}
