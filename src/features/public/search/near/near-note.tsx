import IconCurrentLocation from '@tabler/icons-react/dist/esm/icons/IconCurrentLocation.mjs';
import type { ReactNode } from 'react';
import { Button } from '@/shared/ui/button';
import { Callout } from '@/shared/ui/callout';
import type { Near } from './use-near';

interface NearNoteProps {
  near: Near;
  /** The way to the districts. */
  districts: ReactNode;
}

/** Why the nearest do not stand first, and what can be done about it. */
export function NearNote({ near, districts }: NearNoteProps) {
  if (near.trouble === undefined) return null;
  return (
    <Callout tone="teal" icon={IconCurrentLocation} role="status">
      {near.trouble === 'refused' ? (
        <p>Не&nbsp;удалось узнать, где вы. Разрешите доступ к&nbsp;геопозиции или&nbsp;выберите район.</p>
      ) : (
        <p>Чтобы начать с&nbsp;ближайших, нужно знать, где&nbsp;вы. Мы нигде этого не&nbsp;сохраняем.</p>
      )}
      <div className="mt-2.5 flex flex-wrap gap-2">
        {near.trouble === 'refused' && districts}
        <Button size="small" onClick={near.show}>
          {near.trouble === 'refused' ? 'Повторить' : 'Показать рядом со\u00A0мной'}
        </Button>
      </div>
    </Callout>
  );
}
