import type { DeskVisit } from '#generated/models/desk-visit.ts';
import type { MinuteRange } from '@/shared/format/clock';
import type { BoardColumn } from './board-model';

/** Converts a vertical position on the screen to a minute of the day. */
export function minuteUnder(surface: HTMLElement, clientY: number, hours: MinuteRange): number {
  const { top, height } = surface.getBoundingClientRect();
  return hours.from + ((clientY - top) / height) * (hours.to - hours.from);
}

export function visitAt(target: EventTarget, columns: readonly BoardColumn[]): DeskVisit | undefined {
  const block = blockAt(target, '[data-visit]');
  return block === null ? undefined : visitOf(columns, Number(block.dataset['visit']));
}

export function blockAt(target: EventTarget, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

export function visitOf(columns: readonly BoardColumn[], id: unknown): DeskVisit | undefined {
  return columns.flatMap(({ items, cancelled }) => [...items, ...cancelled]).find(({ visit }) => visit.id === id)
    ?.visit;
}
