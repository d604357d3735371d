import { notify } from '@/shared/notify';

/**
 * Copies a text and shows a toast: `copied`, or `failed` («Выделите и скопируйте сами») if copying
 * fails.
 */
export async function copyText(text: string, copied: string, failed: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    notify.success(copied);
  } catch {
    notify.error(failed);
  }
}
