import IconZoomQuestion from '@tabler/icons-react/dist/esm/icons/IconZoomQuestion.mjs';
import { ButtonLink } from '@/shared/ui/button-link';
import { useDocumentTitle } from '@/shell/document-title';
import { MessageScreen } from './message-screen';

const TITLE = 'Страница не найдена';

export function NotFoundScreen() {
  useDocumentTitle(TITLE);
  return (
    <MessageScreen
      glyph={IconZoomQuestion}
      title={TITLE}
      actions={
        <>
          <ButtonLink to="/search" variant="primary">
            Найти врача
          </ButtonLink>
          <ButtonLink to="/">На главную</ButtonLink>
        </>
      }
    >
      Возможно, её удалили или в&nbsp;адресе опечатка. Проверьте адрес или начните с&nbsp;поиска.
    </MessageScreen>
  );
}
