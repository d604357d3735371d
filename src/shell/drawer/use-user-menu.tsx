import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import { notify } from '@/shared/toast/notify';
import { useOnDemand } from '@/shared/ui/use-on-demand';

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

const loadDrawer = () => import('./navigation-drawer');

/** The drawer and the button that opens it. Its code comes when somebody reaches for the button. */
export function useUserMenu(): UserMenuState {
  const router = useRouter();
  const [open, setOpen] = useState(false);
  const close = useCallback(() => setOpen(false), []);
  const giveUp = useCallback(() => {
    setOpen(false);
    notify.error('Не получилось открыть меню. Проверьте интернет и повторите');
  }, []);
  const part = useOnDemand(loadDrawer, open, giveUp);
  // A logout leads elsewhere too: the drawer must not stay over the page that follows.
  useEffect(() => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && close()), [router, close]);
  const preload = () => void loadDrawer().catch(() => undefined);

  return {
    buttonProps: {
      'aria-haspopup': 'dialog',
      onPointerEnter: preload,
      onFocus: preload,
      onClick: () => setOpen(true),
    },
    drawer: open && part && <part.NavigationDrawer onClose={close} />,
  };
}
