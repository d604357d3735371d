import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';

interface UserMenuState {
  readonly buttonProps: {
    readonly 'aria-haspopup': 'dialog';
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
  /** Render it beside the button. */
  readonly drawer: ReactNode;
}

const navigationDrawer = later(() => import('./navigation-drawer'));

/** The drawer and the button that opens it. Its code comes when somebody reaches for the button. */
export function useUserMenu(): UserMenuState {
  const router = useRouter();
  const { show, close, preload, part } = useLaterDialog(navigationDrawer, 'меню');
  // A logout leads elsewhere too: the drawer must not stay over the page that follows.
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close()), [router, close]);

  return {
    buttonProps: {
      'aria-haspopup': 'dialog',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: show,
    },
    drawer: part && <part.NavigationDrawer onClose={close} />,
  };
}
