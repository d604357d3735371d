import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { IconButton } from '@/shared/ui/icon-button';

/** The cross inside a search field. */
export function ClearButton({ onClick }: { onClick: () => void }) {
  return <IconButton icon={IconX} label="Очистить" size="small" onClick={onClick} />;
}
