import { useAnalysesBasket } from '@/domain/service/analyses-basket';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';

const bar = lazyModule(() => import('./analyses-bar'));

/** Bar with the chosen analyses. Its code loads when the user chooses the first analysis. */
export function LazyAnalysesBar({ className }: { className?: string }) {
  const ids = useAnalysesBasket();
  const part = useLazyModule(bar, ids.length > 0, leaveOut);
  return part ? <part.AnalysesBar ids={ids} className={className} /> : null;
}

/** If the bar's code can't be loaded, no error is shown, because the page works without the bar. */
function leaveOut(): void {
  // The code is requested again when the user chooses the next analysis.
}
