import type { StoredUser } from '../stored/users';

type Rule = (user: StoredUser) => boolean;

const administrator: Rule = (user) => user.superUser;
const approved: Rule = (user) => user.superUser || user.analise === true;

/** Endpoint → who may call it (decision 13). The endpoints themselves check whose order it is. */
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

/** Endpoints for the administrator also check whether the account's sessions were revoked. */
export function isForAdministrator(endpoint: EndpointName): boolean {
  return whoMayCall[endpoint] === administrator;
}

/** Asks the record alone (§6); the token was checked before. */
export function mayCall(endpoint: EndpointName, user: StoredUser): boolean {
  return whoMayCall[endpoint](user);
}
