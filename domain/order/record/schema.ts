import * as v from 'valibot';

import { personFields } from '../../people/schema';
import { arraySchema, recordOf, recordSchema, type Field, type Read } from '../../words/record';
import { termsSchema } from '../quote/terms';
import { initialStatus, orderStatuses } from '../status';

const text = v.string();
const number = v.number();

function line(field: Field) {
  return v.object({
    CD_PRODUTO: field(text, ''),
    DESCRICAO: field(text, ''),
    CD_GRUPO: v.optional(field(text, ''), ''),
    preco_venda: field(number, 0),
    // An order may lack it. NaN marks that, because 0 would be a stock.
    estoque_saldo: v.optional(v.union([field(number, 0), v.nan()]), NaN),
    quantity: field(number, 0),
    /** The line's place, from 0; also its key in `itens`. */
    linha: v.optional(field(number, 0), 0),
    /** Whole cents of all lines up to this one. */
    soma: v.optional(field(number, 0), 0),
    observacao: v.exactOptional(field(text, '')),
    /** Percent off `preco_venda`, which is the list price as the sender saw it (decision 122). */
    desconto: v.exactOptional(field(number, 0)),
  });
}

/** The discount that staff granted to a quote: no line has more than `ate` percent. */
const grantSchema = v.object({ ate: number, motivo: text });

const lines = (field: Field) => arraySchema(field(line(field)));

/** `pedidos/{numerodopedido}/itens` without the rest of the order. */
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

/** What a change of an order is about; 'itens': its lines or notes. */
export const changedFields = ['status', 'vendedor', 'itens'] as const;

/** `pedidos/{n}/historico/{id}`, append-only. */
const change = v.object({
  campo: v.picklist(changedFields),
  de: text,
  para: text,
  /** The number of this move of the order, from 1; absent in moves from before the count existed. */
  vez: v.exactOptional(number),
  /** The author's reason, if they gave one; the customer can read it. */
  motivo: v.exactOptional(text),
  por: v.object({ uid: text }),
  em: number,
});

/** The customer of the order. Orders by a seller lack the fields that sellers can't read. */
function customer(field: Field) {
  const unseen = v.exactOptional(field(text, ''));
  return v.object({ ...personFields(field), createat: unseen, ultimologin: unseen });
}

/** Lists find an order by these keys, each a person and the status. */
const index = v.object({
  /** `{idvendedor} {status}`. */
  vendedor: text,
  /** `{cliente.uid} {status}`. */
  cliente: text,
});

const noIndex: v.InferOutput<typeof index> = { vendedor: '', cliente: '' };

/** The fields that an order and its head share. */
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
    /** The seller, if a seller wrote the order; absent if the author is the customer. */
    criadopor: v.exactOptional(field(v.object({ uid: field(text, ''), nome: field(text, '') }))),
    criadoem: v.optional(field(number, 0), 0),
    /** Server time of the last write; older orders lack it until a recount. */
    mudouem: v.exactOptional(field(number, 0)),
    /** Id of the newest entry of `historico`; absent until the first change. */
    mudanca: v.exactOptional(field(text, '')),
    /** Server time of the newest change of its lines or notes; absent until the first. */
    alterado: v.exactOptional(field(number, 0)),
    /** The customer's own order number. */
    referencia: v.exactOptional(field(text, '')),
  };
}

/**
 * `pedidos/{numerodopedido}` (§3). Orders from before a recount may lack `indice`, `quando`, `centavos` and `linhas`.
 */
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
    /** The browser's key of this sending. The rules accept one order per key. */
    chave: v.optional(field(text, ''), ''),
    observacao: v.exactOptional(field(text, '')),
    condicoes: v.exactOptional(field(termsSchema)),
    desconto: v.exactOptional(field(grantSchema)),
    historico: v.exactOptional(field(recordOf(field, change), {})),
  }),
);

export type StoredOrder = Read<typeof orderSchema>;

/** `cabecalhos/{numerodopedido}`: the part of an order that lists show and search (decision 96). */
export const headSchema = recordSchema((field) => {
  const { uid, nome, razaosocial, permissao } = personFields(field);
  return v.object({
    ...sharedFields(field),
    centavos: field(number, 0),
    cliente: field(v.object({ uid, nome, razaosocial, permissao })),
    linhas: field(number, 0),
    indice: field(index, noIndex),
    /** The order or one of its lines has a note. */
    recado: v.exactOptional(field(v.literal(true), true)),
  });
});
