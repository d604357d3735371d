import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { toast as sonner } from 'sonner';
import { IconButton } from './icon-button';

type Kind = 'message' | 'success' | 'info' | 'warning' | 'error' | 'loading';

const raise = (kind: Kind) => (text: string) => {
  // The text is the id: the same words twice are one toast, shown anew.
  const id = `${kind}: ${text}`;
  sonner[kind](text, {
    id,
    // Sonner's own close button has an English name that can't be changed.
    cancel: (
      <IconButton
        glyph={IconX}
        size="small"
        label="Закрыть"
        className="-my-2 -mr-2"
        onClick={() => sonner.dismiss(id)}
      />
    ),
  });
  return id;
};

/**
 * Short news in the corner: «Данные сохранены». Never the only carrier of an error. The six kinds of docs/rules.md §4;
 * each returns an id for `dismiss`.
 */
export const toast = {
  message: raise('message'),
  success: raise('success'),
  info: raise('info'),
  warning: raise('warning'),
  error: raise('error'),
  loading: raise('loading'),
  dismiss: (id?: string) => {
    sonner.dismiss(id);
  },
};
