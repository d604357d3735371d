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
  /** Render it beside the button. */
  readonly drawer: ReactNode;
}

const navigationDrawer = lazyModule(() => import('./navigation-drawer'));

/** The drawer and its button. The drawer's code loads when the button is hovered or focused. */
export function useNavigationDrawer(): NavigationDrawerState {
  const router = useRouter();
  const { show, close, preload, part } = useLazyDialog(navigationDrawer, 'меню');
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
