import IconZoomQuestion from '@tabler/icons-react/dist/esm/icons/IconZoomQuestion.mjs';
import { useLocation } from '@tanstack/react-router';
import { cabinetHome } from '@/shared/session/session-record';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button';
import { useDocumentTitle } from '@/shell/page-meta/route-head';
import { MessageScreen } from './message-screen';

const TITLE = 'Страница не найдена';

/**
 * Page for an unknown URL. It has a link to the cabinet to which the URL belongs, or to the search.
 */
export function NotFoundScreen() {
  useDocumentTitle(TITLE);
  const { authenticated } = useSession();
  const home = useLocation({
    select: ({ pathname }) => Object.values(cabinetHome).find((path) => pathname.startsWith(`${path}/`)),
  });
  const inCabinet = authenticated && home !== undefined;
  return (
    <MessageScreen
      icon={IconZoomQuestion}
      title={TITLE}
      actions={
        <>
          {inCabinet && (
            <ButtonLink to={home} variant="primary">
              В&nbsp;кабинет
            </ButtonLink>
          )}
          {home !== cabinetHome.doctor && home !== cabinetHome.clinic && (
            <ButtonLink to="/search" variant={inCabinet ? 'secondary' : 'primary'}>
              Найти врача
            </ButtonLink>
          )}
          {!inCabinet && <ButtonLink to="/">На главную</ButtonLink>}
        </>
      }
    >
      Возможно, её удалили или в&nbsp;адресе опечатка. Проверьте адрес или начните{' '}
      {inCabinet ? <>с&nbsp;начала кабинета</> : <>с&nbsp;поиска</>}.
    </MessageScreen>
  );
}
