import { notify } from '@/shared/notify';

/** Copies a text and tells the result: «Адрес скопирован», or how to copy it by hand. */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(copied);
  } catch {
    notify.error(failed);
  }
}
