import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '@/shared/ui/icon-button';

/** The cross inside a search field. */
export function ClearButton({ onClick }: { onClick: () => void }) {
  return <IconButton glyph={IconX} label="Очистить" size="small" onClick={onClick} />;
}
