import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';

import { describeFailure } from '../../../domain/outbox/failure';
import { useNotify } from '../notices/notify';

interface LateProps<Props> {
  /** Must be stable. */
  load: () => Promise<ComponentType<Props>>;
  needed: boolean;
  /** What is said where the code doesn't come; the next opening tries again. */
  failure: string;
  onFail: () => void;
  props: Props;
}

/** A dialog or drawer whose code is loaded when it is first needed. */
export function Late<Props extends object>({
  load,
  needed,
  failure,
  onFail,
  props,
}: LateProps<Props>) {
  const [Component, setComponent] = useState<ComponentType<Props>>();
  const notify = useNotify();
  const missing = needed && !Component;
  const fail = useEffectEvent((error: unknown) => {
    console.error(failure, error);
    onFail();
    notify.error(describeFailure(failure, error));
  });
  useEffect(() => {
    if (!missing) return;
    load().then((loaded) => setComponent(() => loaded), fail);
  }, [missing, load]);
  return Component && <Component {...props} />;
}
