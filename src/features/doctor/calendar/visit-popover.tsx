import { useEffectEvent, useLayoutEffect, useRef } from 'react';
import { time } from '@/shared/format/time';
import { ModalHead } from '@/shared/ui/overlay/modal-frame';
import { GAP, keepBeside } from '@/shared/ui/overlay/place-beside';
import { Sheet } from '@/shared/ui/overlay/sheet';
import { useIsPhone } from '@/shared/ui/use-is-phone';
import type { ShownVisit } from './use-visit-popover';
import { VisitCard } from './visit-card';

interface VisitPopoverProps extends ShownVisit {
  onClose: () => void;
  /** Called when the mouse or focus moves from the visit into the card. */
  onEnter: () => void;
  onLeave: () => void;
}

/** Card of a visit beside its element in the calendar. On phones it is a sheet. */
export function VisitPopover({ visit, block, isPinned, onClose, onEnter, onLeave }: VisitPopoverProps) {
  const isPhone = useIsPhone();
  const card = useRef<HTMLDivElement>(null);
  const close = useEffectEvent(onClose);
  const title = `Запись на ${time(visit.starts_at)}`;
  const leave = () => {
    if (card.current?.contains(document.activeElement)) block.focus();
    onClose();
  };
  const leaveByKey = useEffectEvent(leave);

  useLayoutEffect(() => {
    if (card.current === null) return undefined;
    const panel = card.current;
    panel.showPopover();
    const stop = keepBeside(panel, block, nextTo);
    if (isPinned) panel.querySelector<HTMLElement>('[data-card] :is(a, button)')?.focus();
    const leaving = new AbortController();
    const onPress = (event: Event) =>
      event.target instanceof Node && !panel.contains(event.target) && !block.contains(event.target) && close();
    const onKey = (event: KeyboardEvent) => event.key === 'Escape' && leaveByKey();
    document.addEventListener('pointerdown', onPress, { signal: leaving.signal });
    document.addEventListener('keydown', onKey, { signal: leaving.signal });
    return () => {
      stop();
      leaving.abort();
    };
  }, [block, isPinned]);

  if (isPhone) {
    return isPinned ? (
      <Sheet title={title} onClose={onClose}>
        <VisitCard visit={visit} />
      </Sheet>
    ) : null;
  }
  return (
    <div
      ref={card}
      popover="manual"
      role={isPinned ? 'dialog' : 'tooltip'}
      aria-label={title}
      onPointerEnter={onEnter}
      onPointerLeave={onLeave}
      onFocus={onEnter}
      onBlur={onLeave}
      className="fixed w-80 rounded-note border border-line bg-white p-4 text-ink shadow-pop"
    >
      {isPinned && (
        <ModalHead onClose={leave} className="-mt-2 -mr-2 mb-1">
          <h2 className="py-2 text-title">{title}</h2>
        </ModalHead>
      )}
      <div data-card>
        <VisitCard visit={visit} />
      </div>
    </div>
  );
}

/** Position to the right of the element, or to its left if there is no room on the right. */
function nextTo({ top, left, right }: DOMRect, { offsetWidth: width }: HTMLElement) {
  const fits = right + width + 3 * GAP <= innerWidth;
  return [fits ? right + 2 * GAP : left - 2 * GAP - width, top] as const;
}
