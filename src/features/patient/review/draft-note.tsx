import IconPencil from '@tabler/icons-react/dist/esm/icons/IconPencil.mjs';
import { Button } from '@/shared/ui/button';
import { Note } from '@/shared/ui/note';

/** The form begins with what was typed into it before: what one sees is not what was sent. */
export function DraftNote({ onDrop }: { onDrop: () => void }) {
  return (
    <Note tone="teal" glyph={IconPencil}>
      <p>Вернули то, что вы писали здесь раньше и&nbsp;не&nbsp;отправили.</p>
      <Button variant="quiet" size="small" className="-ml-2" onClick={onDrop}>
        Начать заново
      </Button>
    </Note>
  );
}
