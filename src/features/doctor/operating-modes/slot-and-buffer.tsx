import { Card } from '@/shared/ui/card';
import { SegmentedControl } from '@/shared/ui/fields/segmented-control';

interface SlotAndBufferProps {
  slot: number;
  buffer: number;
  onSlot: (minutes: number) => void;
  onBuffer: (minutes: number) => void;
}

const SLOTS = [20, 30, 40, 60];
const BUFFERS = [0, 5, 10, 15, 20, 30];

/** The step of the times that patients see, and what stays free between two visits. */
export function SlotAndBuffer({ slot, buffer, onSlot, onBuffer }: SlotAndBufferProps) {
  return (
    <Card>
      <h2 className="text-title">Приём и&nbsp;пауза</h2>
      <div className="mt-3 grid grid-cols-2 gap-4 narrow:grid-cols-1">
        <div>
          <p className="mb-1.5 text-small font-medium">Шаг записи</p>
          <SegmentedControl
            label="Шаг записи"
            wide
            options={optionsOf(SLOTS, slot)}
            value={String(slot)}
            onChange={(value) => onSlot(Number(value))}
          />
        </div>
        <div>
          <p className="mb-1.5 text-small font-medium">Пауза между приёмами, минут (во&nbsp;всех клиниках)</p>
          <SegmentedControl
            label="Пауза между приёмами, минут"
            wide
            options={optionsOf(BUFFERS, buffer, '')}
            value={String(buffer)}
            onChange={(value) => onBuffer(Number(value))}
          />
        </div>
      </div>
    </Card>
  );
}

/** The usual lengths, and the one that is chosen if it is none of them. */
function optionsOf(usual: readonly number[], chosen: number, unit = '\u00A0мин') {
  return [...new Set([...usual, chosen])]
    .toSorted((a, b) => a - b)
    .map((minutes) => ({ value: String(minutes), label: minutes === 0 ? 'Нет' : `${minutes}${unit}` }));
}
