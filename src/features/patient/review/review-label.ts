import type { ReviewState } from '@generated/models/review-state';
import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { BadgeTone } from '@/shared/ui/badge';
import type { Glyph } from '@/shared/ui/icon';

interface ReviewLabel {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly glyph: Glyph;
}

/** How a state of a review looks to its author. */
export const reviewLabels = {
  in_process: { text: 'На\u00A0проверке', tone: 'amber', glyph: IconClock },
  published: { text: 'Опубликован', tone: 'green', glyph: IconCheck },
  rejected: { text: 'Отклонён', tone: 'red', glyph: IconX },
} as const satisfies Record<ReviewState, ReviewLabel>;
