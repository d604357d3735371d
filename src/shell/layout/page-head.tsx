import { useMatches } from '@tanstack/react-router';

/**
 * The title and description that the routes' `head` give; the innermost route that has one wins. The router has a component for
 * it too, with styles, scripts and manifests that no page here has: React itself brings these two to the document's head.
 */
export function PageHead() {
  const { title, description } = useMatches({
    select: (matches) => {
      // A page that failed or was not found says nothing of itself, nor does what lies within it.
      const broken = matches.findIndex(({ status }) => status !== 'success');
      const shown = (broken === -1 ? matches : matches.slice(0, broken + 1)).toReversed();
      const meta = shown.flatMap((match) => match.meta ?? []);
      return {
        title: meta.find((tag) => tag?.title)?.title,
        description: meta.find((tag) => tag?.name === 'description')?.content,
      };
    },
  });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
    </>
  );
}
