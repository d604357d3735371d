import { useAnalysesBasket } from '@/domain/service/analyses-basket';
import { lazyModule } from '@/shared/lazy/lazy-module';
import { useLazyModule } from '@/shared/lazy/use-lazy-module';

const bar = lazyModule(() => import('./analyses-bar'));

/** Bar of the chosen analyses; its code loads with the first of them. */
export function LazyAnalysesBar({ className }: { className?: string }) {
  const ids = useAnalysesBasket();
  const part = useLazyModule(bar, ids.length > 0, leaveOut);
  return part ? <part.AnalysesBar ids={ids} className={className} /> : null;
}

/** The page works without the bar. */
function leaveOut(): void {
  // The next chosen analysis tries again.
}
