import type { OrderStatus } from './order/status';
import type { Permissao } from './people/user';

/** Every path of the Realtime Database that our code reads or writes (§3). */
export const paths = {
  users: 'usuarios',
  user: (uid: string) => `usuarios/${uid}`,
  personIndex: (uid: string) => `usuarios/${uid}/indice`,
  /** The fields of approved customers that sellers may read. */
  customers: 'clientes',
  customer: (uid: string) => `clientes/${uid}`,
  sellers: 'vendedores',
  seller: (uid: string) => `vendedores/${uid}`,
  customerCode: 'codigocliente',
  /** When the server accepts the next registration; each one moves it on. */
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
  /** The parts of orders that lists show. */
  orderHeads: 'cabecalhos',
  orderHead: (number: number) => `cabecalhos/${number}`,
  change: (number: number, id: string) => `pedidos/${number}/historico/${id}`,
  /** What became of approved orders. */
  allProgress: 'andamentos',
  progress: (number: number) => `andamentos/${number}`,
  /** When the newest step was added. */
  progressMoment: (number: number) => `andamentos/${number}/em`,
  steps: (number: number) => `andamentos/${number}/eventos`,
  step: (number: number, id: string) => `andamentos/${number}/eventos/${id}`,
  /** The order whose invoice has this NF-e key. */
  invoice: (key: string) => `notas/${key}`,
  authors: 'autores',
  /** Name of a person who changed an order; only staff can read it. */
  author: (uid: string) => `autores/${uid}`,
  /** The payment terms and carriers that the administrator offers, and which terms a quote asks for. */
  terms: 'condicoes',
  summaries: 'resumopedidos',
  summary: (status: OrderStatus) => `resumopedidos/${status}`,
  summaryMarker: 'resumopedidos/pedido',
  approved: 'aprovados',
  approvedOf: (role: Permissao) => `aprovados/${role}`,
  /** The person whose approval changed last. */
  approvalPerson: 'aprovados/usuario',
  /** Approvals and contact changes of each person. */
  histories: 'historicos',
  history: (uid: string) => `historicos/${uid}`,
  approvals: (uid: string) => `historicos/${uid}/aprovacoes`,
  approval: (uid: string, id: string) => `historicos/${uid}/aprovacoes/${id}`,
  /** Id and time of the newest change of a person's approval, and the number of changes. */
  approvalPace: (uid: string) => `historicos/${uid}/ritmo`,
  contactChanges: (uid: string) => `historicos/${uid}/contatos`,
  contactChange: (uid: string, id: string) => `historicos/${uid}/contatos/${id}`,
  lastContactChange: (uid: string) => `historicos/${uid}/contato`,
  allSent: 'envios',
  sent: (uid: string, key: string) => `envios/${uid}/${key}`,
  allRepresentatives: 'representantes',
  /** A customer's sellers, past and present, each with `true`. */
  representatives: (customer: string) => `representantes/${customer}`,
  representative: (customer: string, seller: string) => `representantes/${customer}/${seller}`,
  lists: (uid: string) => `listas/${uid}/nomes`,
  list: (uid: string, place: number) => `listas/${uid}/nomes/${place}`,
  listLines: (uid: string, place: number) => `listas/${uid}/linhas/${place}`,
  views: (uid: string) => `visoes/${uid}`,
  view: (uid: string, place: number) => `visoes/${uid}/${place}`,
  /** The newest order number that a person has seen among the new quotes. */
  seenQuotes: (uid: string) => `visoes/${uid}/vistos`,
  lastSending: (uid: string) => `envios/${uid}/ultimo`,
  /** A person's own cart, or a seller's cart for a customer. */
  cart: (uid: string, customer = uid) => `carrinhos/${uid}/${customer}`,
  carts: (uid: string) => `carrinhos/${uid}`,
  backup: 'backup/produtos',
  backupMoment: 'backup/produtos/em',
  /** The mails to send, and the state of the job that sends them (decision 97). */
  mails: 'emails',
  mailQueue: 'emails/fila',
  queuedMail: (key: string) => `emails/fila/${key}`,
  /** The administrator's request about a mail that the queue gave up. */
  mailRequest: (key: string) => `emails/fila/${key}/pedido`,
  /** The job has collected all events before this moment. */
  mailsReadUntil: 'emails/lidosate',
  /** The run of the job that may send now. */
  mailTurn: 'emails/turno',
  /** How many mails a reader got: about orders, or about new quotes. */
  mailPaces: 'emails/ritmos',
  mailPace: (of: 'pedidos' | 'orcamentos', reader: string) => `emails/ritmos/${of}/${reader}`,
  /** Account data that the people themselves must not read, so it isn't part of their records. */
  accounts: 'contas',
  /** An administrator's session must have begun after this moment, in seconds since 1970. */
  sessionsSince: (uid: string) => `contas/${uid}/desde`,
  /** The e-mail that an administrator approved: mails go to it, or to one that was verified. */
  approvedAddress: (uid: string) => `contas/${uid}/email`,
  /** A seller's password in plain text; only the administrator can read it (§9). */
  password: (uid: string) => `contas/${uid}/senha`,
  connected: '.info/connected',
  /** The server's clock minus this one, in milliseconds. */
  clockOffset: '.info/serverTimeOffset',
} as const;
