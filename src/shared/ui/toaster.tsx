import IconAlertCircle from '@tabler/icons-react/dist/esm/icons/IconAlertCircle.mjs';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCircleCheck from '@tabler/icons-react/dist/esm/icons/IconCircleCheck.mjs';
import IconInfoCircle from '@tabler/icons-react/dist/esm/icons/IconInfoCircle.mjs';
import { Toaster as SonnerToaster } from 'sonner';
import { TOAST } from '@/shared/config/limits';
import { Icon } from './icon';
import { Spinner } from './spinner';
import './toaster.css';

const icons = {
  success: <Icon glyph={IconCircleCheck} className="text-green" />,
  info: <Icon glyph={IconInfoCircle} className="text-teal" />,
  warning: <Icon glyph={IconAlertTriangle} className="text-amber-ink" />,
  error: <Icon glyph={IconAlertCircle} className="text-red" />,
  loading: <Spinner />,
};

const toastOptions = {
  unstyled: true,
  classNames: {
    toast:
      'flex items-start gap-3 rounded-note border border-line bg-white px-4 py-3.5 text-small font-medium shadow-pop',
    content: 'grow',
    description: 'font-normal text-ink-2',
  },
};

// Above a bar at the bottom of the screen, as it is now (at-bottom.ts).
const offset = { right: 24, bottom: 'calc(24px + var(--bottom-bar, 0px))' };
const mobileOffset = { right: 16, left: 16, bottom: 'calc(12px + var(--bottom-bar, 0px))' };

/** The toast area of the shell, with the figures of docs/rules.md §9. Toasts are raised with `toast`. */
export function Toaster() {
  return (
    <SonnerToaster
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
