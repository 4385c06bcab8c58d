import * as v from 'valibot';

import { personFields } from '../../people/schema';
import { listOf, recordOf, recordSchema, type Field, type Read } from '../../words/record';
import { initialStatus, orderStatuses } from '../status';

const text = v.string();
const number = v.number();

function line(field: Field) {
  return v.object({
    CD_PRODUTO: field(text, ''),
    DESCRICAO: field(text, ''),
    CD_GRUPO: v.optional(field(text, ''), ''),
    preco_venda: field(number, 0),
    // An order may be without it: 0 would be a balance.
    estoque_saldo: v.optional(v.union([field(number, 0), v.nan()]), NaN),
    quantity: field(number, 0),
    /** Its place, from 0: its key in `itens`. */
    linha: v.optional(field(number, 0), 0),
    /** Whole cents of all lines up to this one. */
    soma: v.optional(field(number, 0), 0),
    observacao: v.exactOptional(field(text, '')),
  });
}

const lines = (field: Field) => listOf(field(line(field)));

/** `pedidos/{numerodopedido}/itens` by themselves. */
export const linesSchema = recordSchema((field) => v.object({ itens: field(lines(field), []) }));

const moment = v.object({
  ano: number,
  mes: number,
  dia: number,
  hora: number,
  minuto: number,
  segundo: number,
});
const noMoment = { ano: 0, mes: 0, dia: 0, hora: 0, minuto: 0, segundo: 0 };

/** `pedidos/{n}/historico/{id}`, append-only. */
const change = v.object({
  campo: v.picklist(['status', 'vendedor']),
  de: text,
  para: text,
  /** How many moves of the order it makes, itself included; those from before moves were counted have none. */
  vez: v.exactOptional(number),
  /** Why, where its author said so; the customer reads it. */
  motivo: v.exactOptional(text),
  por: v.object({ uid: text }),
  em: number,
});

/** In an order that a seller wrote, without what sellers don't see. */
function customer(field: Field) {
  const unseen = v.exactOptional(field(text, ''));
  return v.object({ ...personFields(field), createat: unseen, ultimologin: unseen });
}

/** What lists find an order by: a person and the status. */
const index = v.object({
  /** `{idvendedor} {status}`. */
  vendedor: text,
  /** `{cliente.uid} {status}`. */
  cliente: text,
  /** `{idvendedor} {cliente.uid} {status}` of a customer's order; older ones have none until a recount. */
  carteira: v.exactOptional(text),
  /** `{status} {value}`, sorted by value; the next two likewise. Older orders have none of the three until a recount. */
  valor: v.exactOptional(text),
  /** `{idvendedor} {status} {value}`. */
  valorvendedor: v.exactOptional(text),
  /** `{status} {company}`, the company as `searchKey` writes it. */
  empresa: v.exactOptional(text),
});

export const noIndex: v.InferOutput<typeof index> = { vendedor: '', cliente: '' };

/** What an order and its head have in common. */
function sharedFields(field: Field) {
  return {
    numerodopedido: field(number, 0),
    /** dd/mm/yyyy in São Paulo. */
    data: field(text, ''),
    /** HH:mm:ss in São Paulo. */
    hora: field(text, ''),
    status: field(v.picklist(orderStatuses), initialStatus),
    /** Reais: `centavos` / 100. */
    total: field(number, 0),
    vendedor: field(text, ''),
    idvendedor: field(text, ''),
    /** The seller who wrote it for the customer; absent where the customer did, or a seller for themselves. */
    criadopor: v.exactOptional(field(v.object({ uid: field(text, ''), nome: field(text, '') }))),
    criadoem: v.optional(field(number, 0), 0),
    /** Server time of the last write of any kind; older orders have none until a recount. */
    mudouem: v.exactOptional(field(number, 0)),
    /** Id of the newest entry of `historico`; absent until the first change. */
    mudanca: v.exactOptional(field(text, '')),
    /** The customer's own order number. */
    referencia: v.exactOptional(field(text, '')),
  };
}

/** `pedidos/{numerodopedido}` (§3). One from before a recount may have no `indice`, `quando`, `centavos` and `linhas`. */
export const orderSchema = recordSchema((field) =>
  v.object({
    ...sharedFields(field),
    /** `data` and `hora` as numbers, which the rules compare with the server's clock. */
    quando: v.exactOptional(field(moment, noMoment)),
    /** Whole cents: the last line's `soma`. The stored sums add these up. */
    centavos: v.exactOptional(field(number, 0)),
    cliente: field(customer(field)),
    itens: field(lines(field), []),
    linhas: v.exactOptional(field(number, 0)),
    indice: v.exactOptional(field(index, noIndex)),
    /** The browser's key of this sending: one key never gives two orders. */
    chave: v.optional(field(text, ''), ''),
    observacao: v.exactOptional(field(text, '')),
    historico: v.exactOptional(field(recordOf(field, change), {})),
  }),
);

export type StoredOrder = Read<typeof orderSchema>;

/** What a list shows of an order and finds it by: `cabecalhos/{numerodopedido}` (decision 96). */
export const headSchema = recordSchema((field) => {
  const { uid, nome, razaosocial, permissao } = personFields(field);
  return v.object({
    ...sharedFields(field),
    centavos: field(number, 0),
    cliente: field(v.object({ uid, nome, razaosocial, permissao })),
    linhas: field(number, 0),
    indice: field(index, noIndex),
    /** Somebody wrote a note, for the order or for one of its lines. */
    recado: v.exactOptional(field(v.literal(true), true)),
  });
});
