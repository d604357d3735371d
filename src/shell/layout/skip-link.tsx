/** The first stop of Tab: past the header, to what the page is about. */
export function SkipLink() {
  return (
    <a
      href="#content"
      className="fixed top-2 left-2 z-50 -translate-y-20 rounded-control bg-teal px-4 py-2 font-medium text-white focus:translate-y-0"
    >
      К содержанию
    </a>
  );
}
