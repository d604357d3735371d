/** The first stop of Tab: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed -top-20 left-2 z-50 rounded-control bg-teal px-4 py-2 font-medium text-white focus:top-2"
    >
      К содержанию
    </a>
  );
}
