import { FullFooter } from './full-footer';
import { SlimFooter } from './slim-footer';

/** A line of help in the patient's cabinet, the whole footer elsewhere. */
export function PageFooter({ slim }: { slim: boolean }) {
  return slim ? <SlimFooter /> : <FullFooter />;
}
