import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { EndpointName, MachineEndpointName } from './who-may-call';

type Limited = EndpointName | MachineEndpointName | 'chaves';

/** More than a person makes by hand, fewer than a loop. Each of at most ten instances counts separately. */
const callsPerMinute: Record<Limited, number> = {
  categorias: 120,
  produtos: 240,
  produtoscount: 120,
  puxabkp: 240,
  bkp: 6,
  senhasantigas: 60,
  listadeprodutos: 30,
  listasdeprodutos: 60,
  foto: 1_200,
  resultados: 60,
  pedidosdoresultado: 120,
  pendentes: 60,
  meusclientes: 120,
  somas: 120,
  minhassomas: 60,
  procuradepedidos: 120,
  filtrodepedidos: 240,
  comprados: 60,
  novidades: 120,
  avisosdeprodutos: 120,
  avisodeproduto: 120,
  emorcamentos: 240,
  conferencias: 240,
  creditodeclientes: 240,
  listadecredito: 30,
  documentosdopedido: 120,
  documento: 60,
  novodocumento: 60,
  removedocumento: 60,
  'send-email': 120,
  'send-email-novo-orcamento': 60,
  pedidos: 60,
  // An ERP reports a day's invoices at once.
  andamento: 1_500,
  credito: 60,
  documentos: 240,
  // Unknown machine keys, counted for all callers together, because anybody can invent some.
  chaves: 60,
};

const limiters = new Map(
  Object.entries(callsPerMinute).map(([endpoint, points]) => [
    endpoint,
    new RateLimiterMemory({ keyPrefix: endpoint, points, duration: 60 }),
  ]),
);

/** Counts a call; returns the seconds that the caller must wait, or 0. */
export async function secondsToWait(endpoint: Limited, who: string): Promise<number> {
  try {
    await limiters.get(endpoint)?.consume(who);
    return 0;
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    return Math.ceil(error.msBeforeNext / 1000);
  }
}
