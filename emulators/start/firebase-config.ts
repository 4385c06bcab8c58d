import { relative } from 'node:path';
import firebaseJson from '../../firebase.json';
import { ports } from '../ports';

/**
 * The project's firebase.json as the emulators get it: our ports, and paths that hold in `folder`, where
 * firebase-tools runs. Hosting serves the local build from there, so that `dist/` is only ever what is deployed.
 */
export function emulatorConfig(folder: string, projectRoot: string) {
  const port = (number: number) => ({ port: number });
  return {
    functions: firebaseJson.functions.map((codebase) => ({
      ...codebase,
      source: relative(folder, `${projectRoot}/${codebase.source}`),
      configDir: functionsEnvFolder,
    })),
    hosting: { ...firebaseJson.hosting, headers: localHeaders(), public: hostingFolder },
    emulators: {
      singleProjectMode: true,
      ui: { enabled: false },
      auth: port(ports.auth),
      functions: port(ports.functions),
      hosting: port(ports.hosting),
      hub: port(ports.hub),
      logging: port(ports.logging),
      eventarc: port(ports.eventarc),
      tasks: port(ports.tasks),
    },
  };
}

/** What the Content-Security-Policy lets the app talk to, and what stands in for it on one machine. */
const standIns: [service: string, local: string][] = [
  ['https://receitaws.com.br', `http://localhost:${ports.registry}`],
  ['https://identitytoolkit.googleapis.com', `http://localhost:${ports.auth}`],
  ['wss://*.firebaseio.com', `ws://localhost:${ports.database}`],
];

/** The headers of production, with the same policy for the local services. */
function localHeaders() {
  return firebaseJson.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: standIns.reduce((text, [service, local]) => text.replace(service, local), value),
    })),
  }));
}

/** Inside the data folder: the local production build, and the endpoints' environment. */
export const hostingFolder = 'dist';
export const functionsEnvFolder = 'functions-env';
