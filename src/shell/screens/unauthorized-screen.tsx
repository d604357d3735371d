import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { cabinetHome } from '@/shared/session/session-record';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button';
import { MessageScreen } from './message-screen';

const route = getRouteApi('/unauthorized');

/** Where the guard redirects to (docs/rules.md §5). A guest can log in and come back. */
export function UnauthorizedScreen() {
  const { redirect } = route.useSearch();
  const { authenticated, currentCabinet } = useSession();

  if (!authenticated) {
    return (
      <MessageScreen
        icon={IconLock}
        title="Доступ запрещен"
        actions={
          <>
            <ButtonLink to="/auth/login" search={{ redirect }} variant="primary">
              Войти
            </ButtonLink>
            <ButtonLink to="/">На главную</ButtonLink>
          </>
        }
      >
        Эта страница открывается после входа. Войдите, и&nbsp;мы вернём вас к&nbsp;ней.
      </MessageScreen>
    );
  }
  return (
    <MessageScreen
      icon={IconLock}
      title="Доступ запрещен"
      actions={
        <>
          {currentCabinet !== null && (
            <ButtonLink to={cabinetHome[currentCabinet]} variant="primary">
              В&nbsp;свой кабинет
            </ButtonLink>
          )}
          <ButtonLink to="/">На главную</ButtonLink>
        </>
      }
    >
      У&nbsp;вашего кабинета нет доступа к&nbsp;этой странице. Проверьте адрес или войдите в&nbsp;другой кабинет.
    </MessageScreen>
  );
}
