import { join } from 'node:path';

/** Who signs in once, before all tests; their e-mail addresses begin with these words. */
export const logins = [
  'admin',
  'vendedor',
  'vendedor2',
  'vendedor.pendente',
  'sem-pedidos',
  'cliente',
  'cliente2',
  'cliente.pendente',
  'cliente.removido',
] as const;

export type Login = (typeof logins)[number];

/** What the browser of somebody signed in holds. */
export function sessionOf(login: Login): string {
  return join('test-results', 'sessions', `${login}.json`);
}
