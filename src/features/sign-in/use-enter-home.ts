import { useEffect } from 'react';
import { useNavigate } from 'react-router-dom';

import { routes } from '../../config/routes';

/** Before /home opens (§9). */
const delayMs = 2_000;

/** Leads to /home two seconds after a user is present. */
export function useEnterHome(present: boolean) {
  const navigate = useNavigate();
  useEffect(() => {
    if (!present) return undefined;
    // Replaces the entry, or the browser's Back would return here and be sent forward again.
    const timer = setTimeout(() => void navigate(routes.home, { replace: true }), delayMs);
    return () => clearTimeout(timer);
  }, [present, navigate]);
}
