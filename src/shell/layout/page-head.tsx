import { useMatches } from '@tanstack/react-router';

/**
 * The title, description and canonical address that the routes' `head` give; the innermost route that has one wins. The router
 * has a component for it too, with styles, scripts and manifests that no page here has: React itself brings these three to
 * the document's head.
 */
export function PageHead() {
  const { title, description, canonical } = useMatches({
    select: (matches) => {
      // A page that failed or was not found says nothing of itself, nor does what lies within it.
      const broken = matches.findIndex(({ status }) => status !== 'success');
      const shown = (broken === -1 ? matches : matches.slice(0, broken + 1)).toReversed();
      const meta = shown.flatMap((match) => match.meta ?? []);
      return {
        title: meta.find((tag) => tag?.title)?.title,
        description: meta.find((tag) => tag?.name === 'description')?.content,
        canonical: shown.flatMap((match) => match.links ?? []).find((link) => link?.rel === 'canonical')?.href,
      };
    },
  });
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {canonical !== undefined && <link rel="canonical" href={canonical} />}
    </>
  );
}
