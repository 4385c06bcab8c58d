import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

import { describeFailure } from '../../../domain/outbox/failure';
import { Boundary } from './boundary';

/** How a failed part is drawn. */
export interface FailedPart {
  message: string;
  /** The label of the button. */
  action: string;
  onRetry: () => void;
  /** The part's own `onClose`, if it can be closed. */
  onClose?: (() => void) | undefined;
}

export interface LazyPart<Props> {
  load: () => Promise<ComponentType<Props>>;
  /** The part that is missing, without a full stop. */
  failure: string;
  /** Reserves the space until the code is loaded. */
  waiting?: ReactNode;
  Failed: ComponentType<FailedPart>;
}

/**
 * A part of the screen whose code loads when it is first `needed`. A failure to load or render shows in its
 * own space only.
 */
export function lazyPart<Props extends object>(part: LazyPart<Props>) {
  const { load, failure, waiting, Failed } = part;
  let known: ComponentType<Props> | undefined;

  async function loadNow() {
    known ??= await load();
    return known;
  }

  function Code(props: Props) {
    const [Loaded, setLoaded] = useState(() => known);
    const [error, setError] = useState<Error>();
    useEffect(() => {
      if (Loaded) return undefined;
      let hasLeft = false;
      loadNow().then(
        (loaded) => {
          if (!hasLeft) setLoaded(() => loaded);
        },
        (thrown: unknown) => {
          if (!hasLeft) setError(thrown instanceof Error ? thrown : new Error(String(thrown)));
        },
      );
      return () => {
        hasLeft = true;
      };
    }, [Loaded]);
    if (error) throw error;
    return Loaded ? <Loaded {...props} /> : waiting;
  }

  function Part({ needed = true, ...rest }: Props & { needed?: boolean }) {
    const props = rest as unknown as Props & { onClose?: () => void };
    const [wasNeeded, setWasNeeded] = useState(needed);
    const [retries, setRetries] = useState(0);
    if (needed && !wasNeeded) setWasNeeded(true);
    // Code that failed to load is requested again when it is needed again.
    if (!needed && wasNeeded && !known) setWasNeeded(false);
    if (!needed && !wasNeeded) return waiting;
    return (
      <Boundary
        failed={(error, retry) =>
          needed && (
            <Failure
              {...{ Failed, failure, error }}
              again={retries > 0}
              onRetry={() => {
                setRetries(retries + 1);
                retry();
              }}
              onClose={props.onClose}
            />
          )
        }
      >
        <Code {...props} />
      </Boundary>
    );
  }

  /** Loads the code ahead. Never rejects, because the part itself tries again and shows the failure. */
  Part.preload = async () => {
    try {
      await loadNow();
    } catch (thrown) {
      console.warn('A part was not loaded ahead', thrown);
    }
  };
  return Part;
}

interface FailureProps {
  Failed: ComponentType<FailedPart>;
  failure: string;
  error: Error;
  /** An earlier try failed. */
  again: boolean;
  onRetry: () => void;
  onClose: (() => void) | undefined;
}

/** Browsers never request a missing script or stylesheet of a part a second time (Chromium 150). Only a reload helps. */
const isRemembered = ({ message }: Error) =>
  /CSS|module script|dynamically imported module/.test(message);

/** A new release has other files, so a reload is offered after a second failure too. */
function Failure({ Failed, failure, error, again, onRetry, onClose }: FailureProps) {
  const [reloads, setReloads] = useState(false);
  const needsReload = again || isRemembered(error);
  useEffect(() => {
    if (!needsReload) return;
    // Without the server a reload would lose the page.
    fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
      () => setReloads(true),
      (offline: unknown) => console.warn('A reload would not help', offline),
    );
  }, [needsReload]);
  return reloads ? (
    <Failed
      message={`${failure}. Recarregue a página.`}
      action="Recarregar"
      onRetry={() => location.reload()}
      onClose={onClose}
    />
  ) : (
    <Failed
      message={describeFailure(failure, error)}
      action="Tentar de novo"
      onRetry={onRetry}
      onClose={onClose}
    />
  );
}
