import { can, type Capability } from '../../../domain/access';
import type { StoredUser } from '../stored/users';

/** Endpoint → what its caller must be able to do (design, point 13). Whose order it is, the endpoint itself asks. */
const needs = {
  categorias: 'browseCatalog',
  produtos: 'browseCatalog',
  produtoscount: 'browseCatalog',
  puxabkp: 'browseCatalog',
  bkp: 'administer',
  'send-email': 'administer',
  'send-email-novo-orcamento': 'browseCatalog',
} satisfies Record<string, Capability>;

export type EndpointName = keyof typeof needs;

/** Such endpoints also ask whether the account was revoked meanwhile. */
export function isForAdministrator(endpoint: EndpointName): boolean {
  return needs[endpoint] === 'administer';
}

/** By the record alone, section 6; whether a token is good was asked before. */
export function mayCall(endpoint: EndpointName, user: StoredUser): boolean {
  return can(user, needs[endpoint]);
}
