import type { OrderStatus } from '../../../domain/order-status';
import type { Permissao } from '../../../domain/user';

/** The paths of the Realtime Database that the app uses (§3). The functions spell their own. */
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
  change: (number: number, id: string) => `pedidos/${number}/historico/${id}`,
  summaries: 'resumopedidos',
  summary: (status: OrderStatus) => `resumopedidos/${status}`,
  summaryMarker: 'resumopedidos/pedido',
  sellersSummaries: 'resumovendedores',
  sellerSummaries: (uid: string) => `resumovendedores/${uid}`,
  sellerSummary: (uid: string, status: OrderStatus) => `resumovendedores/${uid}/${status}`,
  monthSummaries: (month: string) => `resumomeses/${month}`,
  monthSummary: (month: string, status: OrderStatus) => `resumomeses/${month}/${status}`,
  approved: 'aprovados',
  approvedOf: (role: Permissao) => `aprovados/${role}`,
  approvedMarker: 'aprovados/usuario',
  sent: (uid: string, key: string) => `envios/${uid}/${key}`,
  connected: '.info/connected',
} as const;
