/** A spinner in the colour of the text beside it. That text explains what is loading. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-2 border-current/30 border-t-current"
    />
  );
}
