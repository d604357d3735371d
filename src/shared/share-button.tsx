import IconShare2 from '@tabler/icons-react/dist/esm/icons/IconShare2.mjs';
import { IconButton } from '@/shared/ui/icon-button';
import { notify } from './notify';

interface ShareButtonProps {
  title: string;
  /** Shared instead of the page's URL, which the recipient could not open. */
  text?: string;
  /** Toast after the text was copied. */
  copied?: string;
  className?: string;
}

/**
 * Shares the page's URL, including the choices in it, or a text: by the system's share sheet, or by
 * copying if there is no sheet.
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
    // A cancelled share rejects too, but is not an error.
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
