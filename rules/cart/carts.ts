import type { CartLine } from '../../domain/product/product';
import { maxUidLength, type MirrorCart } from '../../domain/cart/kept';
import { draftLimit } from '../../domain/order/quote/words';
import {
  all,
  any,
  either,
  exists,
  hasChildren,
  is,
  isnt,
  matches,
  not,
} from '../language/condition';
import { code, plus } from '../language/expression';
import { before, stored, written } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { cartLineFields } from '../order/lines';
import { draftTerms } from '../order/quote/terms';
import { can, me } from '../session/caller';
import { anything, recordWith, text } from '../values/values';

const isOwner = is(me, code('$uid'));

/** The keys 0 to 999, as many as an order may have lines: rules can't count children, but they can limit their keys. */
const place = /^([0-9]|[1-9][0-9]|[1-9][0-9][0-9])$/;

/** `carrinhos/{uid}/{para}`: the cart that a person keeps for `para`, on all their devices (decision 54). */
export const carts: RuleNode = {
  why: `A person's cart. Each write has the next version: if two devices change it at once, one is refused and merges
    its cart with the other's.`,
  children: {
    $uid: {
      read: allow('§4, cart: people read their own.', isOwner, can('useCart')),
      children: {
        $para: {
          write: allow(
            `§4, cart: one for themselves, and for a seller one per approved customer. A seller can go on with a cart
              if the customer loses the approval. Always with the next version; a customer's empty cart can be deleted
              (decision 98).`,
            isOwner,
            can('useCart'),
            any(
              is(code('$para'), code('$uid')),
              all(
                can('quoteForCustomers'),
                any(exists(stored), exists(before`clientes/${code('$para')}`)),
              ),
            ),
            any(
              is(written`versao`, plus(either(exists(stored`versao`), stored`versao`, 0), 1)),
              all(
                not(exists(written)),
                isnt(code('$para'), code('$uid')),
                not(exists(stored`itens`)),
              ),
            ),
          ),
          validate: recordWith<MirrorCart>('versao', 'escritas'),
          children: {
            versao: { validate: anything },
            escritas: { validate: text(1, 600) },
            envio: { validate: text(1, 36) },
            enviando: { validate: text(1, 36) },
            observacao: { validate: text(1, draftLimit) },
            referencia: { validate: text(1, draftLimit) },
            motivodesconto: { validate: text(1, draftLimit) },
            condicoes: draftTerms,
            representante: { validate: text(1, maxUidLength) },
            itens: {
              validate: hasChildren(written),
              children: {
                $linha: {
                  validate: all(
                    matches(code('$linha'), place),
                    recordWith<CartLine>(
                      'CD_PRODUTO',
                      'DESCRICAO',
                      'CD_GRUPO',
                      'preco_venda',
                      'estoque_saldo',
                      'quantity',
                    ),
                  ),
                  children: cartLineFields,
                },
              },
            },
          },
        },
      },
    },
  },
};
