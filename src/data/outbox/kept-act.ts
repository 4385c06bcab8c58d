import * as v from 'valibot';

import type { Act, KeptAct, Refusal } from '../../../domain/outbox/act';
import { approvalActionNames } from '../../../domain/people/approval';
import type { ManyJob } from '../../../domain/order/many';
import { orderActionNames } from '../../../domain/order/status';
import { permissoes } from '../../../domain/people/user';
import { cartLine } from '../cart/lines';

/** What a kept act looks like. */

const text = v.string();
const who = v.object({ uid: text, nome: text });
const author = v.object({ uid: text, nome: v.exactOptional(text) });
const asked = { id: text, pedidoem: v.number() };
const reason = v.exactOptional(text);
const seller = v.object({ value: text, label: text });
const aboutOrder = { ...asked, numerodopedido: v.number(), anterior: text };

const status = { campo: v.literal('status'), acao: v.picklist(orderActionNames), motivo: reason };
const handover = { campo: v.literal('vendedor'), vendedor: seller };
const orderActs = [
  v.object({ ...aboutOrder, ...status }),
  v.object({ ...aboutOrder, ...handover }),
] as const;

const act = v.variant('campo', [
  ...orderActs,
  v.object({
    ...asked,
    campo: v.literal('analise'),
    acao: v.picklist(approvalActionNames),
    motivo: reason,
    pessoa: v.object({ uid: text, nome: text, email: text, permissao: v.picklist(permissoes) }),
  }),
  v.object({
    ...asked,
    campo: v.literal('orcamento'),
    orcamento: v.object({
      itens: v.array(cartLine),
      words: v.object({ observacao: text, referencia: text }),
      seller,
      customer: v.exactOptional(who),
    }),
  }),
]) satisfies v.GenericSchema<unknown, Act>;

const refusal = v.variant('motivo', [
  v.object({
    motivo: v.literal('mudou'),
    pedido: v.exactOptional(
      v.object({
        campo: v.picklist(['status', 'vendedor']),
        de: text,
        para: text,
        motivo: reason,
        por: author,
        em: v.number(),
      }),
    ),
    cadastro: v.exactOptional(
      v.object({
        acao: v.picklist(approvalActionNames),
        motivo: reason,
        por: who,
        em: v.number(),
      }),
    ),
  }),
  v.object({ motivo: v.literal('semcliente') }),
  v.object({ motivo: v.literal('falhou'), codigo: text }),
  v.object({ motivo: v.literal('semaviso'), numerodopedido: v.exactOptional(v.number()) }),
]) satisfies v.GenericSchema<unknown, Refusal>;

export const keptAct = v.object({
  act,
  enviado: v.boolean(),
  recusa: v.exactOptional(refusal),
}) satisfies v.GenericSchema<unknown, KeptAct>;

export const manyJob = v.object({
  id: text,
  change: v.variant('campo', [v.object(status), v.object(handover)]),
  entries: v.array(v.object({ act: v.variant('campo', orderActs), cliente: text })),
  verdicts: v.record(text, v.union([v.literal('feito'), refusal])),
}) satisfies v.GenericSchema<unknown, ManyJob>;
