/** A turning ring in the colour of the text around it. The words beside it say what is going on. */
export function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-5 shrink-0 animate-spin rounded-full border-2 border-current/30 border-t-current"
    />
  );
}
