import IconClipboardList from '@tabler/icons-react/dist/esm/icons/IconClipboardList.mjs';
import IconLayoutGrid from '@tabler/icons-react/dist/esm/icons/IconLayoutGrid.mjs';
import IconStethoscope from '@tabler/icons-react/dist/esm/icons/IconStethoscope.mjs';
import { ownName } from '@/domain/place/place-names';
import { Avatar } from '@/shared/ui/avatar';
import { type IconComponent, Icon } from '@/shared/ui/icon';
import { matchParts } from './matching-text';
import type { Suggestion } from './suggestion-groups';

const icons: Partial<Record<Suggestion['kind'], IconComponent>> = {
  service: IconClipboardList,
  specialisation: IconStethoscope,
  meddirection: IconLayoutGrid,
};

/**
 * Image of a suggestion, 40 px wide: round for people, square for organisations, grey for
 * everything else.
 */
export function SuggestionTile({ suggestion: { kind, slug, title, picture } }: { suggestion: Suggestion }) {
  const icon = icons[kind];
  if (icon) {
    return (
      <span className="grid size-10 shrink-0 place-items-center rounded-control bg-canvas text-ink-2">
        <Icon icon={icon} />
      </span>
    );
  }
  if (kind === 'doctor') return <Avatar id={slug} name={title} src={picture} size={40} />;
  return <Avatar id={slug} name={ownName(title)} src={picture} size={40} shape="square" />;
}

/** Title of a suggestion with the typed text in bold. */
export function SuggestionText({ suggestion: { title, detail }, query }: { suggestion: Suggestion; query: string }) {
  return (
    <span className="min-w-0 grow">
      {matchParts(title, query).map(({ from, text, match }) =>
        match ? (
          <b key={from} className="font-semibold">
            {text}
          </b>
        ) : (
          text
        ),
      )}
      {detail && (
        <>
          <span className="sr-only">, </span>
          <span className="ml-2 text-small text-ink-3">{detail}</span>
        </>
      )}
    </span>
  );
}
