import type { OrderStatus } from './order-status';
import type { Permissao } from './user';

/**
 * The paths of the Realtime Database that the app, the endpoints, the commands and the sample data read and write
 * (§3, decision 26).
 */
export const paths = {
  users: 'usuarios',
  user: (uid: string) => `usuarios/${uid}`,
  sellers: 'vendedores',
  seller: (uid: string) => `vendedores/${uid}`,
  customerCode: 'codigocliente',
  sellerCode: 'codigovendedor',
  newestSeller: 'ultimovendedor',
  orderNumber: 'numerodopedido',
  quoteTotal: 'totalorcamento',
  orders: 'pedidos',
  order: (number: number) => `pedidos/${number}`,
  orderIndex: (number: number) => `pedidos/${number}/indice`,
  orderChecks: 'conferencias',
  /** How an order's lines compare with the product table: written by the endpoints alone. */
  orderCheck: (number: number) => `conferencias/${number}`,
  change: (number: number, id: string) => `pedidos/${number}/historico/${id}`,
  summaries: 'resumopedidos',
  summary: (status: OrderStatus) => `resumopedidos/${status}`,
  summaryMarker: 'resumopedidos/pedido',
  sellersSummaries: 'resumovendedores',
  sellerSummaries: (uid: string) => `resumovendedores/${uid}`,
  sellerSummary: (uid: string, status: OrderStatus) => `resumovendedores/${uid}/${status}`,
  monthsSummaries: 'resumomeses',
  monthSummaries: (month: string) => `resumomeses/${month}`,
  monthSummary: (month: string, status: OrderStatus) => `resumomeses/${month}/${status}`,
  approved: 'aprovados',
  approvedOf: (role: Permissao) => `aprovados/${role}`,
  approvedMarker: 'aprovados/usuario',
  allSent: 'envios',
  sent: (uid: string, key: string) => `envios/${uid}/${key}`,
  backup: 'backup/produtos',
  backupProducts: 'backup/produtos/itens',
  /** When a mail counts as sent, so that none goes out twice. */
  mail: (key: string) => `emails/${key}`,
  connected: '.info/connected',
} as const;
