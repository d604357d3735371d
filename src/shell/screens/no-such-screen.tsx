import IconZoomQuestion from '@tabler/icons-react/dist/esm/icons/IconZoomQuestion.mjs';
import { quoted } from '@/shared/format/typography';
import { ButtonLink } from '@/shared/ui/button';
import { useDocumentTitle } from '@/shell/page-meta/route-head';
import { MessageScreen } from './message-screen';

const WORDS = {
  doctors: { title: 'Такого врача нет', all: 'Все врачи' },
  clinics: { title: 'Такой клиники нет', all: 'Все клиники' },
} as const;

interface NoSuchScreenProps {
  category: keyof typeof WORDS;
  /** Slug in the URL. */
  slug: string;
}

/**
 * Replaces the page of a doctor or clinic whose slug does not exist. It has a link to a search for
 * the words of the slug.
 */
export function NoSuchScreen({ category, slug }: NoSuchScreenProps) {
  const { title, all } = WORDS[category];
  const words = wordsOf(slug);
  useDocumentTitle(title);
  return (
    <MessageScreen
      icon={IconZoomQuestion}
      title={title}
      actions={
        <>
          {words !== '' && (
            <ButtonLink
              to="/search"
              search={{ category, q: words, city: 'all' }}
              variant="primary"
              className="max-w-full wrap-anywhere"
            >
              Искать {quoted(words)}
            </ButtonLink>
          )}
          <ButtonLink to="/search" search={{ category }}>
            {all}
          </ButtonLink>
        </>
      }
    >
      Возможно, страницу удалили или в&nbsp;адресе опечатка. Поищите по&nbsp;имени: мы&nbsp;поймём и&nbsp;латиницу.
    </MessageScreen>
  );
}

/**
 * Words of a slug, without the number at its end that distinguishes people with the same name:
 * «serikova-aigul-2» → «serikova aigul».
 */
function wordsOf(slug: string): string {
  return slug
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
    .join(' ')
    .slice(0, 100);
}
