/**
 * All ports of the local machine, in one place (decision 35).
 *
 * * MMV_PORT_OFFSET shifts all of them, so that tests can run beside a developer's `npm start`.
 */
export const portsAt = (offset: number) => ({
  app: 5173 + offset,
  auth: 9099 + offset,
  functions: 5001 + offset,
  hosting: 5050 + offset,
  database: 9000 + offset,
  postgres: 5433 + offset,
  inbox: 1080 + offset,
  smtp: 1025 + offset,
  registry: 5010 + offset,
  hub: 4400 + offset,
  logging: 4500 + offset,
  eventarc: 9299 + offset,
  tasks: 9499 + offset,
});

export const ports = portsAt(Number(process.env['MMV_PORT_OFFSET'] ?? 0));

/** The demo project: it needs no login, and its name is the database namespace. */
export const projectId = 'demo-mmv';
