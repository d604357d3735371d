import { useEffect } from 'react';
import { Toaster as Sonner, toast } from 'sonner';
import { TOAST } from '@/shared/config/limits';
import { connectToaster } from '@/shared/toast/notify';

/** The toast area, with the figures of specification §9. */
export function Toaster() {
  // The same text said twice at once (nine requests that fail alike) is one toast.
  useEffect(() => connectToaster(({ kind, text }) => toast[kind](text, { id: `${kind}:${text}` })), []);

  return (
    <Sonner
      position="bottom-right"
      duration={TOAST.duration}
      visibleToasts={TOAST.visible}
      gap={TOAST.gap}
      hotkey={[...TOAST.hotkey]}
      containerAriaLabel="Уведомления"
      closeButton
    />
  );
}
