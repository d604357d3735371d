import IconLock from '@tabler/icons-react/dist/esm/icons/IconLock.mjs';
import { getRouteApi } from '@tanstack/react-router';
import { cabinetHome } from '@/shared/session/session-record';
import { useSession } from '@/shared/session/use-session';
import { ButtonLink } from '@/shared/ui/button';
import { MessageScreen } from './message-screen';

const route = getRouteApi('/unauthorized');

/** Page to which guards redirect (docs/rules.md §5). A guest can log in and return. */
export function UnauthorizedScreen() {
  const { redirect, lacks } = route.useSearch();
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
        {redirect === undefined
          ? 'Войдите, чтобы открыть эту страницу.'
          : 'Войдите, чтобы открыть эту страницу: мы вернём вас к\u00A0ней.'}
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
      {lacks === 'right'
        ? 'Эта страница открыта не\u00A0всем сотрудникам клиники. Если она нужна вам для работы, попросите владельца: он\u00A0даёт права на\u00A0странице «Сотрудники».'
        : 'У\u00A0вашего кабинета нет доступа к\u00A0этой странице. Проверьте адрес или войдите в\u00A0другой кабинет.'}
    </MessageScreen>
  );
}
