import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { OrderCheck } from '../../../domain/order/check/comparison';
import type { Category, Pack, Product } from '../../../domain/product/product';
import type { NewsKind } from '../../../domain/product/news';
import type { ListedProduct } from '../../../domain/product/list';
import type { DocumentKind } from '../../../domain/order/documents';
import type { MachineRight } from '../caller/machine-keys';
import type { OrderLineRow, OrderRow } from '../order/copy/copy-rows';

export interface PostgresTables {
  categorias: Category;
  produtos: Omit<Product, keyof Pack> & {
    [Column in keyof Pack]-?: Pack[Column] | null;
  } & {
    /** Inactive products stay for the orders that name them; no endpoint returns them. */
    ativo: boolean;
    /** DESCRICAO without accents and case, for sorting lists. PostgreSQL computes it, like `termos`. */
    busca: GeneratedAlways<string>;
    /** DESCRICAO in the format that searches compare (domain/product/search/text.ts). */
    termos: GeneratedAlways<string>;
    /** The sizes in DESCRICAO, in the format of `sizesOf`. */
    medidas: GeneratedAlways<string>;
  };
  /** The copy of the stored orders (decision 83); each new copy gets a higher `copia`. */
  pedidos: InTable<Omit<OrderRow, 'somadiverge'>, 'criadoem' | 'aprovadoem' | 'mudouem'> & {
    somadiverge: Generated<boolean>;
    copia: number;
    /** Company with CNPJ, and the customer's own number, folded; computed by PostgreSQL. */
    empresa: GeneratedAlways<string>;
    referencia: GeneratedAlways<string>;
    /** Seller, the customer's contact and city, folded; whether somebody wrote a note or a reference. Maintained by the database, too. */
    buscavendedor: GeneratedAlways<string>;
    buscacontato: GeneratedAlways<string>;
    buscacidade: GeneratedAlways<string>;
    recado: GeneratedAlways<boolean>;
  };
  itensdopedido: OrderLineRow;
  /** First comparisons of orders (decision 106). */
  conferencias: { numeropedido: number; conferencia: ColumnType<OrderCheck, string, string> };
  /** One row: every change before `ate` is in the copy. */
  copiadepedidos: { unica: Generated<boolean>; ate: Date };
  /** Keys of machines (decision 84); `resumo` is a key's hash. */
  chavesdemaquinas: {
    resumo: string;
    nome: string;
    criadaem: Generated<Date>;
    usadaem: Date | null;
    revogadaem: Date | null;
    direito: Generated<MachineRight>;
  };
  /** The newest credit of each company, in cents (decision 120); bigint arrives as text. */
  credito: {
    cnpj: string;
    em: Date;
    limite: string | null;
    aberto: string;
    vencido: string;
    bloqueado: boolean;
    motivo: string;
  };
  titulos: { cnpj: string; numero: string; vencimento: Date; valor: string };
  /** Papers of orders (decision 121); `por` is null for machines. */
  documentos: {
    numerodopedido: number;
    id: string;
    tipo: DocumentKind;
    nome: string;
    bytes: number;
    codigo: string | null;
    resumo: string;
    por: string | null;
    de: string;
    em: Date;
    /** A removed document has no content any more; its id stays taken. */
    removidoem: Date | null;
  };
  /** When lists last brought a product, its stock or its price (decision 119). */
  novidadesdeprodutos: {
    tipo: NewsKind;
    CD_PRODUTO: string;
    em: Generated<Date>;
    antes: number | null;
  };
  /** Who wants a mail when a product has stock again (decision 119). `lista` is the list that brought it. */
  avisosdeprodutos: {
    uid: string;
    CD_PRODUTO: string;
    em: Generated<Date>;
    lista: number | null;
  };
  listasdeprodutos: {
    id: GeneratedAlways<number>;
    em: ColumnType<Date, never, never>;
    por: string | null;
    nome: string;
    arquivo: string;
    versao: string;
    ativos: number;
    produtos: ColumnType<ListedProduct[], string, never>;
  };
}

/** Moments are written in ISO and read as dates. */
type InTable<Row, Moments extends keyof Row> = {
  [Column in keyof Row]: Column extends Moments ? Date | Extract<Row[Column], null> : Row[Column];
};
