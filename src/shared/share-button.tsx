import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { IconButton } from '@/shared/ui/icon-button';
import { notify } from './notify';

/**
 * Shares the page's URL, including the choices in it, by the system's share sheet, else by copying
 * the link.
 */
export function ShareButton({ title, className }: { title: string; className?: string }) {
  return <IconButton icon={IconShare2} label="Поделиться" onClick={() => void share(title)} className={className} />;
}

async function share(title: string): Promise<void> {
  const url = window.location.href.replace(/#.*$/, '');
  const byFinger = window.matchMedia('(pointer: coarse)').matches;
  if (byFinger && 'share' in navigator) {
    // A cancelled share rejects too, but is not an error.
    await navigator.share({ title, url }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(url);
    notify.success('Ссылка скопирована');
  } catch {
    notify.error('Не\u00A0получилось скопировать ссылку. Возьмите её из\u00A0адресной строки');
  }
}
