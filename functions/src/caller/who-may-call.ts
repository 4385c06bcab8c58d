import type { StoredUser } from '../stored/users';

type Rule = (user: StoredUser) => boolean;

const administrator: Rule = (user) => user.superUser;
const approved: Rule = (user) => user.superUser || user.analise === true;

/** Endpoint → who may call it (design, point 13). Whose order it is, the endpoint itself asks. */
const whoMayCall = {
  categorias: approved,
  produtos: approved,
  produtoscount: approved,
  puxabkp: approved,
  bkp: administrator,
  'send-email': administrator,
  'send-email-novo-orcamento': approved,
} satisfies Record<string, Rule>;

export type EndpointName = keyof typeof whoMayCall;

/** Such endpoints also ask whether the account was revoked meanwhile. */
export function isForAdministrator(endpoint: EndpointName): boolean {
  return whoMayCall[endpoint] === administrator;
}

/** By the record alone, section 6; whether a token is good was asked before. */
export function mayCall(endpoint: EndpointName, user: StoredUser): boolean {
  return whoMayCall[endpoint](user);
}
