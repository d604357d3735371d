import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { IconButton } from '@/shared/ui/icon-button';
import { notify } from './notify';

interface ShareButtonProps {
  title: string;
  /** Text to share instead of the page's URL, for a page that the recipient can't open. */
  text?: string;
  /** Toast that confirms copying. */
  copied?: string;
  className?: string;
}

/**
 * Shares the page's URL, which contains the user's choices, or a text. If the browser has no share
 * sheet, copies it to the clipboard.
 */
export function ShareButton({ title, text, copied = 'Скопировано', className }: ShareButtonProps) {
  return (
    <IconButton
      icon={IconShare2}
      label="Поделиться"
      onClick={() => void share(title, text, copied)}
      className={className}
    />
  );
}

async function share(title: string, text: string | undefined, copied: string): Promise<void> {
  const url = window.location.href.replace(/#.*$/, '');
  const byFinger = window.matchMedia('(pointer: coarse)').matches;
  if (byFinger && 'share' in navigator) {
    // The promise of `share` also rejects when the user cancels, which is not an error.
    await navigator.share(text === undefined ? { title, url } : { title, text }).catch(() => undefined);
    return;
  }
  try {
    await navigator.clipboard.writeText(text ?? url);
    notify.success(text === undefined ? 'Ссылка скопирована' : copied);
  } catch {
    notify.error(
      text === undefined
        ? 'Не\u00A0получилось скопировать ссылку. Возьмите её из\u00A0адресной строки'
        : 'Не\u00A0получилось скопировать. Выделите текст на\u00A0этой странице',
    );
  }
}
