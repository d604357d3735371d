import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { later } from '@/shared/later/later';
import { useLaterDialog } from '@/shared/later/use-later-dialog';

interface NavigationDrawerState {
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

/** The drawer and its button. The drawer's code loads when the button is hovered or focused. */
export function useNavigationDrawer(): NavigationDrawerState {
  const router = useRouter();
  const { show, close, preload, part } = useLaterDialog(navigationDrawer, 'меню');
  // Every navigation closes it, also that of a logout.
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
