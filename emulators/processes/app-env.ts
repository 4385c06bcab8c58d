import { functionsPlace } from '../functions-place';
import { ports, projectId } from '../ports';

/** The app's configuration on a developer's machine, for the dev server and the local production build. */
export function appEnv() {
  return {
    VITE_FIREBASE_API_KEY: projectId,
    VITE_FIREBASE_PROJECT_ID: projectId,
    VITE_AUTH_EMULATOR_URL: `http://localhost:${ports.auth}`,
    VITE_DATABASE_URL: `http://localhost:${ports.database}?ns=${projectId}`,
    VITE_COMPANY_REGISTRY_URL: `http://localhost:${ports.registry}/v1/cnpj`,
    VITE_COMPANY_CONTACT: '(11) 3000-0000 · pedidos@mmv.local',
    MMV_FUNCTIONS_URL: `http://localhost:${functionsPlace}/api`,
  };
}
