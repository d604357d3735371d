import { useEffect } from 'react';
import { connectToaster } from '@/shared/toast/connect-toaster';
import { toast } from '@/shared/ui/toast';
import { Toaster } from '@/shared/ui/toaster';

/** The toast area, showing what `notify` is told. A module of its own, because it comes after the first screen. */
export function ConnectedToaster() {
  useEffect(() => connectToaster(({ kind, text }) => toast[kind](text)), []);
  return <Toaster />;
}
