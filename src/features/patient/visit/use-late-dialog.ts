import { useCallback, useState } from 'react';
import { notify } from '@/shared/toast/notify';
import { useOnDemand } from '@/shared/ui/use-on-demand';

/** A dialog with a form, whose code comes when it is first opened. `load` stays the same from render to render. */
export function useLateDialog<Part>(load: () => Promise<Part>) {
  const [wanted, setWanted] = useState(false);
  const show = useCallback(() => setWanted(true), []);
  const close = useCallback(() => setWanted(false), []);
  const giveUp = useCallback(() => {
    setWanted(false);
    notify.error('Не получилось открыть форму. Проверьте интернет и повторите');
  }, []);
  const part = useOnDemand(load, wanted, giveUp);
  return { show, close, part: wanted ? part : undefined, opening: wanted && part === undefined };
}
