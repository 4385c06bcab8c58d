import type { OrderStatus } from './order/status';
import type { Permissao } from './people/user';

/** Every path of the Realtime Database that our code reads or writes (§3). */
export const paths = {
  users: 'usuarios',
  user: (uid: string) => `usuarios/${uid}`,
  personIndex: (uid: string) => `usuarios/${uid}/indice`,
  /** What sellers may know of the approved customers. */
  customers: 'clientes',
  customer: (uid: string) => `clientes/${uid}`,
  sellers: 'vendedores',
  seller: (uid: string) => `vendedores/${uid}`,
  customerCode: 'codigocliente',
  /** Until when the registrations so far take their time. */
  registrationPace: 'cadastros/ritmo',
  sellerCode: 'codigovendedor',
  newestSeller: 'cadastros/vendedor',
  orderNumber: 'numerodopedido',
  quoteTotal: 'totalorcamento',
  orders: 'pedidos',
  order: (number: number) => `pedidos/${number}`,
  orderIndex: (number: number) => `pedidos/${number}/indice`,
  orderLines: (number: number) => `pedidos/${number}/itens`,
  orderHistory: (number: number) => `pedidos/${number}/historico`,
  orderChanged: (number: number) => `pedidos/${number}/mudouem`,
  /** What lists show of the orders. */
  orderHeads: 'cabecalhos',
  orderHead: (number: number) => `cabecalhos/${number}`,
  /** How an order's lines compare with the product table: written by the endpoints alone. */
  change: (number: number, id: string) => `pedidos/${number}/historico/${id}`,
  authors: 'autores',
  /** What somebody is called who moved an order; for the staff. */
  author: (uid: string) => `autores/${uid}`,
  summaries: 'resumopedidos',
  summary: (status: OrderStatus) => `resumopedidos/${status}`,
  summaryMarker: 'resumopedidos/pedido',
  approved: 'aprovados',
  approvedOf: (role: Permissao) => `aprovados/${role}`,
  /** Whose approval was moved last. */
  approvalPerson: 'aprovados/usuario',
  /** Who approved people or changed their contacts, and when. */
  histories: 'historicos',
  history: (uid: string) => `historicos/${uid}`,
  approvals: (uid: string) => `historicos/${uid}/aprovacoes`,
  approval: (uid: string, id: string) => `historicos/${uid}/aprovacoes/${id}`,
  /** By which line a person's approval was moved last, when, and how many times. */
  approvalPace: (uid: string) => `historicos/${uid}/ritmo`,
  contactChanges: (uid: string) => `historicos/${uid}/contatos`,
  contactChange: (uid: string, id: string) => `historicos/${uid}/contatos/${id}`,
  lastContactChange: (uid: string) => `historicos/${uid}/contato`,
  allSent: 'envios',
  sent: (uid: string, key: string) => `envios/${uid}/${key}`,
  allRepresentatives: 'representantes',
  /** Through which sellers a customer has ordered: true of each. */
  representatives: (customer: string) => `representantes/${customer}`,
  representative: (customer: string, seller: string) => `representantes/${customer}/${seller}`,
  lists: (uid: string) => `listas/${uid}/nomes`,
  list: (uid: string, place: number) => `listas/${uid}/nomes/${place}`,
  listLines: (uid: string, place: number) => `listas/${uid}/linhas/${place}`,
  views: (uid: string) => `visoes/${uid}`,
  view: (uid: string, place: number) => `visoes/${uid}/${place}`,
  /** Up to which order number somebody has seen the new quotes. */
  seenQuotes: (uid: string) => `visoes/${uid}/vistos`,
  lastSending: (uid: string) => `envios/${uid}/ultimo`,
  /** The cart that a person keeps for themselves, or a seller for a customer. */
  cart: (uid: string, customer = uid) => `carrinhos/${uid}/${customer}`,
  carts: (uid: string) => `carrinhos/${uid}`,
  backup: 'backup/produtos',
  backupMoment: 'backup/produtos/em',
  /** The mails that are to go out, and how far the job that sends them has come (decision 97). */
  mails: 'emails',
  mailQueue: 'emails/fila',
  queuedMail: (key: string) => `emails/fila/${key}`,
  /** What the administrator asks for about a mail that was given up. */
  mailRequest: (key: string) => `emails/fila/${key}/pedido`,
  /** Up to which moment the job has read what happened. */
  mailsReadUntil: 'emails/lidosate',
  /** Which run of the job sends now. */
  mailTurn: 'emails/turno',
  /** How many mails a reader had: about orders, or about new quotes. */
  mailPaces: 'emails/ritmos',
  mailPace: (of: 'pedidos' | 'orcamentos', reader: string) => `emails/ritmos/${of}/${reader}`,
  /** What belongs to people's accounts and not into their records, which they read. */
  accounts: 'contas',
  /** From when on, in seconds since 1970, a session must have begun before it may administer. */
  sessionsSince: (uid: string) => `contas/${uid}/desde`,
  /** The address that an administrator approved: mails go to it, or to one that was verified. */
  approvedAddress: (uid: string) => `contas/${uid}/email`,
  /** A seller's password in plain text, for the administrator alone (§9). */
  password: (uid: string) => `contas/${uid}/senha`,
  connected: '.info/connected',
  /** Milliseconds that the server's clock is ahead of this one. */
  clockOffset: '.info/serverTimeOffset',
} as const;
