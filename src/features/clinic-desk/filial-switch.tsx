import IconCheck from '@tabler/icons-react/dist/esm/icons/IconCheck.mjs';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useLocation } from '@tanstack/react-router';
import { useId, useRef } from 'react';
import { useClinicProfile } from '#generated/api/clinic-profile/clinic-profile.ts';
import { Avatar } from '@/shared/ui/avatar';
import { Icon } from '@/shared/ui/icon';
import { deskFilial } from './desk-filial';
import { useDesk } from './use-desk';

const ALL = 'Все филиалы';

/**
 * Select of the filial in the header. This filial filters lists, and pages for one filial show it.
 */
export function FilialSwitch() {
  const panelId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const desk = useDesk();
  const { filials } = desk;
  // The board shows one filial, so it has no option «all».
  const isOne = useLocation({ select: ({ pathname }) => pathname.startsWith('/fo/clinic/board') });
  // If the user has only one filial, there is nothing to choose.
  const hasAll = !isOne && filials?.length !== 1;
  const filial = hasAll ? desk.filial : desk.shown;
  const { data: clinic } = useClinicProfile({ query: { meta: { silent: true }, select: ({ data }) => data } });
  const name = clinic?.short_title ?? clinic?.title ?? 'Клиника';

  const choose = (id: number | null) => {
    deskFilial.set(id);
    panel.current?.hidePopover();
  };
  const option = (id: number | null, title: string, address?: string) => (
    <li key={id}>
      <button
        type="button"
        aria-current={(filial?.id ?? null) === id}
        onClick={() => choose(id)}
        className="flex min-h-11 w-full items-center gap-3 px-4 py-1.5 text-left text-small transition-colors hover:bg-canvas"
      >
        <span className="min-w-0 grow">
          <span className="block font-medium">{title}</span>
          {address !== undefined && <span className="block text-caption text-ink-3">{address}</span>}
        </span>
        {(filial?.id ?? null) === id && <Icon icon={IconCheck} className="text-teal" />}
      </button>
    </li>
  );

  return (
    <>
      <button
        type="button"
        popoverTarget={panelId}
        className="flex min-h-11 max-w-70 min-w-0 flex-nowrap items-center gap-2.5 rounded-control px-1.5 text-left transition-colors hover:bg-teal-tint active:bg-teal-tint-2"
      >
        {/* The narrowest phones have room for the filial's name only, not for the logo. */}
        <span className="flex shrink-0 max-[22em]:hidden">
          <Avatar id={clinic?.id ?? 0} name={name} src={clinic?.logo ?? null} size={32} shape="square" />
        </span>
        <span className="min-w-0">
          <span className="block truncate text-small font-medium">{name}</span>
          <span className="block truncate text-caption text-ink-3">
            <span className="sr-only">Филиал: </span>
            {filial?.title ?? ALL}
          </span>
        </span>
        <Icon icon={IconChevronDown} size={16} className="text-ink-2" />
      </button>
      <div
        ref={panel}
        id={panelId}
        popover="auto"
        className="fixed top-13 left-24 w-80 max-w-[calc(100vw-1.5rem)] rounded-note border border-line bg-white py-2 text-ink shadow-pop phone:left-3"
      >
        <ul aria-label="Филиал">
          {hasAll && option(null, ALL)}
          {filials?.map(({ id, title, address }) => option(id, title, address))}
        </ul>
      </div>
    </>
  );
}
