import { LoadingState } from '../ui/states/loading-state';

/** While the code of the first screen is on its way. */
export function LoadingPage() {
  return (
    <main>
      <LoadingState />
    </main>
  );
}
