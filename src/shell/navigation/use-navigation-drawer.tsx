import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyDialog } from '@/shared/lazy/use-lazy-dialog';

interface NavigationDrawerState {
  readonly buttonProps: {
    readonly 'aria-haspopup': 'dialog';
    readonly onPointerEnter: () => void;
    readonly onFocus: () => void;
    readonly onClick: () => void;
  };
  /** The drawer, if it is open. Render it beside its button. */
  readonly drawer: ReactNode;
}

const navigationDrawer = lazyModule(() => import('./navigation-drawer'));

/** State of the drawer. The drawer's code loads when the button is hovered or focused. */
export function useNavigationDrawer(): NavigationDrawerState {
  const router = useRouter();
  const { show, close, preload, part } = useLazyDialog(navigationDrawer, 'меню');
  // Every navigation closes the drawer, also the navigation after a logout.
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
