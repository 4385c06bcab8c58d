import * as v from 'valibot';

import type { Act, Refusal } from '../../../domain/outbox/act';
import type { Entry } from '../../../domain/outbox/entry';
import { approvalActionNames } from '../../../domain/people/approval';
import { contactFieldNames } from '../../../domain/people/contact-change';
import { changedFields } from '../../../domain/order/record/schema';
import { newStepShape } from '../../../domain/order/progress/step';
import { termsSchema } from '../../../domain/order/quote/terms';
import { wordsSchema } from '../../../domain/order/quote/words';
import { orderActionNames } from '../../../domain/order/status';
import { permissoes } from '../../../domain/people/user';
import { noteFrom } from '../../../domain/words/text';
import { cartLine } from '../cart/lines';

const text = v.string();
const who = v.object({ uid: text, nome: text });
const author = v.object({ uid: text, nome: v.exactOptional(text) });
/** The range of `Date`; a screen with another moment could not render. */
const moment = v.pipe(v.number(), v.minValue(0), v.maxValue(8.64e15));
const orderNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const asked = { id: text, pedidoem: moment };
const reason = v.exactOptional(v.pipe(text, v.transform(noteFrom)));
const seller = v.object({ value: text, label: text });
const aboutOrder = { ...asked, numerodopedido: orderNumber, anterior: text };

const contactFields = v.object(v.entriesFromList(contactFieldNames, v.exactOptional(text)));

const act = v.variant('campo', [
  v.object({
    ...aboutOrder,
    campo: v.literal('status'),
    acao: v.picklist(orderActionNames),
    motivo: reason,
  }),
  v.object({ ...aboutOrder, campo: v.literal('vendedor'), vendedor: seller }),
  v.object({
    ...aboutOrder,
    campo: v.literal('itens'),
    edicao: v.object({
      itens: v.array(cartLine),
      observacao: text,
      condicoes: v.exactOptional(termsSchema),
      motivodesconto: v.exactOptional(text),
    }),
    diferencas: v.array(text),
  }),
  v.object({
    ...asked,
    campo: v.literal('andamento'),
    numerodopedido: orderNumber,
    passo: newStepShape,
  }),
  v.object({
    ...asked,
    campo: v.literal('analise'),
    acao: v.picklist(approvalActionNames),
    motivo: reason,
    pessoa: v.object({ uid: text, nome: text, email: text, permissao: v.picklist(permissoes) }),
  }),
  v.object({
    ...asked,
    campo: v.literal('contatos'),
    pessoa: who,
    de: contactFields,
    para: contactFields,
  }),
  v.object({
    ...asked,
    campo: v.literal('orcamento'),
    chave: v.exactOptional(text),
    orcamento: v.object({
      itens: v.array(cartLine),
      words: wordsSchema,
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
        campo: v.picklist(changedFields),
        de: text,
        para: text,
        motivo: reason,
        por: author,
        em: moment,
      }),
    ),
    cadastro: v.exactOptional(
      v.object({
        acao: v.picklist(approvalActionNames),
        motivo: reason,
        por: who,
        em: moment,
      }),
    ),
    contatos: v.exactOptional(v.object({ por: who, em: moment })),
  }),
  v.object({ motivo: v.literal('outroemail'), email: text }),
  v.object({ motivo: v.literal('semcliente') }),
  v.object({ motivo: v.literal('semcadastro') }),
  v.object({ motivo: v.literal('embalagem'), itens: v.array(text) }),
  v.object({ motivo: v.literal('condicoes'), frase: text }),
  v.object({ motivo: v.literal('jaenviado'), numerodopedido: orderNumber }),
  v.object({ motivo: v.literal('falhou'), codigo: text }),
]) satisfies v.GenericSchema<unknown, Refusal>;

export const entryShape = v.object({
  act,
  enviado: v.boolean(),
  naoantes: v.exactOptional(moment),
  grupo: v.exactOptional(v.object({ id: text, lugar: v.number() })),
  parado: v.exactOptional(v.literal(true)),
  carrinho: v.exactOptional(v.picklist(['preso', 'mostrar'])),
  feito: v.exactOptional(v.object({ numerodopedido: v.exactOptional(orderNumber) })),
  recusa: v.exactOptional(refusal),
}) satisfies v.GenericSchema<unknown, Entry>;
