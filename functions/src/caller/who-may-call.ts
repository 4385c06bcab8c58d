import { can, type Capability } from '../../../domain/session/access';
import type { MachineRight } from './machine-keys';
import type { StoredUser } from '../stored/users';

/** The right that each endpoint requires (decision 13). The endpoint itself checks whose order it is. */
const needs = {
  categorias: 'browseCatalog',
  produtos: 'browseCatalog',
  produtoscount: 'browseCatalog',
  puxabkp: 'browseCatalog',
  bkp: 'administer',
  senhasantigas: 'administer',
  listadeprodutos: 'administer',
  listasdeprodutos: 'administer',
  foto: 'administer',
  resultados: 'administer',
  pedidosdoresultado: 'administer',
  pendentes: 'moveOrders',
  meusclientes: 'ordersOfSeller',
  somas: 'administer',
  minhassomas: 'ordersOfSeller',
  procuradepedidos: 'browseCatalog',
  filtrodepedidos: 'moveOrders',
  comprados: 'browseCatalog',
  novidades: 'browseCatalog',
  avisosdeprodutos: 'browseCatalog',
  avisodeproduto: 'browseCatalog',
  emorcamentos: 'moveOrders',
  conferencias: 'moveOrders',
  creditodeclientes: 'browseCatalog',
  listadecredito: 'administer',
  documentosdopedido: 'browseCatalog',
  documento: 'browseCatalog',
  novodocumento: 'moveOrders',
  removedocumento: 'administer',
  'send-email': 'administer',
  'send-email-novo-orcamento': 'browseCatalog',
} satisfies Record<string, Capability>;

export type EndpointName = keyof typeof needs;

/** Endpoints for machines, each with a right of its key (decisions 84, 118, 120, 121); people can't call them. */
export type MachineEndpointName = MachineRight;

/** Endpoints for the administrator also check whether the account's sessions were revoked. */
export function isForAdministrator(endpoint: EndpointName): boolean {
  return needs[endpoint] === 'administer';
}

/** Checks only the record (§6); the token was checked before. */
export function mayCall(endpoint: EndpointName, user: StoredUser): boolean {
  return can(user, needs[endpoint]);
}
