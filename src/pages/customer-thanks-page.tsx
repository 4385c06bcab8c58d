import { useLocation } from 'react-router-dom';

import { CustomerThanks } from '../features/registration/customer-thanks';
import { PublicFrame } from '../features/registration/public-frame';

export function CustomerThanksPage() {
  return (
    <PublicFrame>
      <CustomerThanks nome={nameIn(useLocation().state)} />
    </PublicFrame>
  );
}

/** Navigation state is the browser's to keep and anybody's to forge: only a string counts. */
function nameIn(state: unknown): string {
  const known = typeof state === 'object' && state !== null && 'cadastrodocliente' in state;
  return known && typeof state.cadastrodocliente === 'string' ? state.cadastrodocliente.trim() : '';
}
