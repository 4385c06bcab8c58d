import { LoadingState } from '../ui/states/loading-state';

/** Shown while the code of the first screen loads. */
export function LoadingPage() {
  return (
    <main>
      <LoadingState />
    </main>
  );
}
