import firebaseJson from '../firebase.json' with { type: 'json' };
import { ports, projectId } from './ports.ts';

/** Where firebase.json puts the functions (docs/operations.md, "Region"). */
const region = firebaseJson.hosting.rewrites.find((rule) => rule.function)?.function?.region;

/** Port and path of the functions, for an address on this machine. */
export const functionsPlace = `${ports.functions}/${projectId}/${region}`;
