import { FailedDialog } from './failed-dialog';
import { lazyPart, type LazyPart } from './lazy-part';

/** A dialog or drawer whose code loads when it is first `needed`. */
export function lazyDialog<Props extends object>(part: Omit<LazyPart<Props>, 'Failed'>) {
  return lazyPart({ ...part, Failed: FailedDialog });
}
