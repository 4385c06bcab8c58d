import { relative } from 'node:path';
import firebaseJson from '../../firebase.json';
import { ports } from '../ports';

/**
 * firebase.json for the emulators: our ports, and paths in `folder`. Hosting serves the local build there, so that
 * `dist/` only holds what is deployed.
 */
export function emulatorConfig(folder: string, projectRoot: string) {
  const port = (number: number) => ({ port: number });
  return {
    functions: firebaseJson.functions.map((codebase) => ({
      ...codebase,
      source: relative(folder, `${projectRoot}/${codebase.source}`),
      configDir: functionsEnvFolder,
    })),
    hosting: {
      ...firebaseJson.hosting,
      ...localPictures(),
      headers: localHeaders(),
      public: hostingFolder,
    },
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

/** Pictures are files here. As a function, each parallel request would start a process of its own. */
function localPictures() {
  const { ignore, rewrites } = firebaseJson.hosting;
  return {
    ignore: ignore.filter((path) => !path.startsWith('products/')),
    rewrites: rewrites.map((rule) =>
      rule.function?.functionId === 'pictures'
        ? { source: rule.source, destination: '/products/images/default.jpg' }
        : rule,
    ),
  };
}

/** The services in the Content-Security-Policy, and their replacements on a developer's machine. */
const standIns: [service: string, local: string][] = [
  ['https://receitaws.com.br', `http://localhost:${ports.registry}`],
  ['https://identitytoolkit.googleapis.com', `http://localhost:${ports.auth}`],
  ['wss://*.firebaseio.com', `ws://localhost:${ports.database}`],
];

/** Production's headers, with the same policy for the local services. */
function localHeaders() {
  return firebaseJson.hosting.headers.map((rule) => ({
    ...rule,
    headers: rule.headers.map(({ key, value }) => ({
      key,
      value: standIns.reduce((text, [service, local]) => text.replace(service, local), value),
    })),
  }));
}

/** Folders in the data folder: the local production build, uploaded pictures and documents, and the endpoints' environment. */
export const hostingFolder = 'dist';
export const picturesFolder = 'pictures';
export const documentsFolder = 'documents';
export const functionsEnvFolder = 'functions-env';
