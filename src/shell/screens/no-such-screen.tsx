import IconZoomQuestion from '@tabler/icons-react/dist/esm/icons/IconZoomQuestion.mjs';
import { ButtonLink } from '@/shared/ui/button';
import { useDocumentTitle } from '@/shell/document-title';
import { MessageScreen } from './message-screen';

const WORDS = {
  doctors: { title: 'Такого врача нет', all: 'Все врачи' },
  clinics: { title: 'Такой клиники нет', all: 'Все клиники' },
} as const;

interface NoSuchScreenProps {
  category: keyof typeof WORDS;
  /** What the address calls the one that is looked for. */
  slug: string;
}

/** An address of a doctor or a clinic whom nobody knows: says so, and looks for what the address calls them. */
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
            <ButtonLink to="/search" search={{ category, q: words, city: 'all' }} variant="primary">
              Искать «{words}»
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

/** «serikova-aigul-2» is «serikova aigul»: a number only tells namesakes apart. */
function wordsOf(slug: string): string {
  return slug
    .split(/[^\p{L}]+/u)
    .filter((word) => word.length > 1)
    .join(' ')
    .slice(0, 100);
}
