import { useEffect } from 'react';
import { connectToaster } from '@/shared/toast/connect-toaster';
import { toast } from '@/shared/ui/toast';
import { Toaster } from '@/shared/ui/toaster';

/** The toast area, showing what `notify` is told. It comes with the first screen: a toast often has to say that nothing loads. */
export function ConnectedToaster() {
  useEffect(() => connectToaster(({ kind, text }) => toast[kind](text)), []);
  return <Toaster />;
}
