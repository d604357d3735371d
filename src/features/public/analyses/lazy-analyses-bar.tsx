import { useAnalysesBasket } from '@/domain/service/analyses-basket';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';

const bar = lazyModule(() => import('./analyses-bar'));

/** Bar of the chosen analyses; its code loads when the first analysis is chosen. */
export function LazyAnalysesBar({ className }: { className?: string }) {
  const ids = useAnalysesBasket();
  const part = useLazyModule(bar, ids.length > 0, leaveOut);
  return part ? <part.AnalysesBar ids={ids} className={className} /> : null;
}

/** A load error is ignored, since the page works without the bar. */
function leaveOut(): void {
  // The load is retried when the next analysis is chosen.
}
