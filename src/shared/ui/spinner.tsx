/** A turning ring in the colour of the text around it. The text beside it says what is in progress. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-2 border-current/30 border-t-current"
    />
  );
}
