import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useEffect } from 'react';
import { toast, Toaster as SonnerToaster } from 'sonner';
import { TOAST } from '@/shared/config/limits';
import { aboveBottomBars } from '@/shared/ui/bottom-bar';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { IconButton } from '@/shared/ui/icon-button';
import { Spinner } from '@/shared/ui/spinner';
import { connectToaster, type Notice } from './notify';
import './toaster.css';

const icons = {
  success: <Icon icon={IconCircleCheck} className="text-green" />,
  info: <Icon icon={IconInfoCircle} className="text-teal" />,
  warning: <Icon icon={IconAlertTriangle} className="text-amber-ink" />,
  error: <Icon icon={IconAlertCircle} className="text-red" />,
  loading: <Spinner />,
};

const toastOptions = {
  unstyled: true,
  classNames: {
    toast:
      'flex items-start gap-3 rounded-note border border-line bg-white px-4 py-3.5 text-small font-medium shadow-pop phone:py-2.5',
    content: 'grow',
    description: 'font-normal text-ink-2',
  },
};

// The toasts are above the bar at the bottom of the screen (shared/ui/bottom-bar.tsx).
const offset = { right: 24, bottom: 'calc(24px + var(--bottom-bar, 0px))' };
const mobileOffset = { right: 16, left: 16, bottom: 'calc(8px + var(--bottom-bar, 0px))' };

/**
 * Delay between the live region and its first text, in milliseconds: screen readers ignore the text
 * of a region that has just appeared.
 */
const SETTLING = 150;

/** Shows the toasts of `notify`, with the figures of docs/rules.md §9. */
export function Toaster() {
  useEffect(() => {
    let disconnect: (() => void) | undefined;
    const timer = setTimeout(() => (disconnect = connectToaster(raise, () => toast.dismiss())), SETTLING);
    return () => {
      clearTimeout(timer);
      disconnect?.();
    };
  }, []);
  return (
    <SonnerToaster
      ref={aboveBottomBars}
      position="bottom-right"
      duration={TOAST.duration}
      visibleToasts={TOAST.visible}
      gap={TOAST.gap}
      offset={offset}
      mobileOffset={mobileOffset}
      hotkey={[...TOAST.hotkey]}
      containerAriaLabel="Уведомления"
      icons={icons}
      toastOptions={toastOptions}
    />
  );
}

/**
 * Duration of a toast with an undo button, in milliseconds. It is longer than that of other toasts,
 * so that the user can notice a mistake.
 */
const UNDO_DURATION = 10_000;

function raise({ kind, text, undo, open, openLabel = 'Открыть' }: Notice): void {
  // The id contains the text, so that a repeated text does not add a second toast.
  const id = `${kind}: ${text}`;
  const wayBack = undo ?? open;
  toast[kind](text, {
    id,
    ...(wayBack && { duration: UNDO_DURATION }),
    // One element contains both buttons, because sonner would put «×» before the action, and
    // sonner's own close button has a fixed English name.
    action: (
      <span className="-my-2 -mr-2 flex shrink-0 items-center phone:-my-3">
        {wayBack && (
          <Button
            variant="quiet"
            size="small"
            onClick={() => {
              toast.dismiss(id);
              wayBack();
            }}
          >
            {undo ? 'Вернуть' : openLabel}
          </Button>
        )}
        <IconButton icon={IconX} size="small" label="Закрыть" onClick={() => toast.dismiss(id)} />
      </span>
    ),
  });
}
