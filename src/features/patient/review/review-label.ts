import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconClock from '@tabler/icons-react/dist/esm/icons/IconClock.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import type { ReviewState } from '#generated/models/review-state.ts';
import { wordFor } from '@/shared/format/word-for';
import type { BadgeTone } from '@/shared/ui/badge';
import type { IconComponent } from '@/shared/ui/icon';

interface ReviewLabel {
  readonly text: string;
  readonly tone: BadgeTone;
  readonly icon: IconComponent;
}

/** How a state of a review looks to its author. */
const reviewLabels: Record<ReviewState, ReviewLabel> = {
  in_process: { text: 'На\u00A0проверке', tone: 'amber', icon: IconClock },
  published: { text: 'Опубликован', tone: 'green', icon: IconCheck },
  rejected: { text: 'Отклонён', tone: 'red', icon: IconX },
};

/** The label of a state; of one that is new, that it is to be asked about. */
export function reviewLabel(state: ReviewState): ReviewLabel {
  return wordFor(reviewLabels, state, { text: 'Уточняется', tone: 'neutral', icon: IconClock });
}
