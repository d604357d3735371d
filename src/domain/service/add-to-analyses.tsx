import IconMinus from '@tabler/icons-react/dist/esm/icons/IconMinus.mjs';
import IconPlus from '@tabler/icons-react/dist/esm/icons/IconPlus.mjs';
import type { Service } from '#generated/models/service.ts';
import { notify } from '@/shared/notify';
import { Button } from '@/shared/ui/button';
import { Icon } from '@/shared/ui/icon';
import { analysesBasket, MOST_ANALYSES, useAnalysesBasket } from './analyses-basket';

interface AddToAnalysesProps {
  service: Pick<Service, 'id' | 'title'>;
  className?: string;
}

/**
 * Button that adds an analysis to the basket of analyses for one visit, or removes it from the
 * basket.
 */
export function AddToAnalyses({ service: { id, title }, className }: AddToAnalysesProps) {
  const added = useAnalysesBasket().includes(id);
  const toggle = () => {
    if (!analysesBasket.toggle(id)) notify.error(`Сразу можно сдать не\u00A0больше ${MOST_ANALYSES} анализов`);
  };
  return (
    <Button variant="quiet" size="small" onClick={toggle} className={className}>
      <Icon icon={added ? IconMinus : IconPlus} size={18} />
      {added ? 'Убрать из\u00A0анализов' : 'Добавить к\u00A0анализам'}
      <span className="sr-only">: {title}</span>
    </Button>
  );
}
