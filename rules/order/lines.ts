import { maxQuantity } from '../../domain/cart/cart';
import { maxOrderLines, maxOrderLetters, type OrderLine } from '../../domain/order/lines';
import type { CartLine } from '../../domain/product/product';
import { productLimits } from '../../domain/product/field-limits';
import { wordLimits } from '../../domain/order/quote/words';
import { half } from '../../domain/words/money';
import { reservedName } from '../../domain/words/reserved-name';
import {
  all,
  any,
  either,
  exists,
  is,
  isAtLeast,
  isAtMost,
  isText,
  matches,
  not,
  type Condition,
} from '../language/condition';
import { code, dividedBy, minus, plus, times, wholePart, type Place } from '../language/expression';
import { stored, written, writtenIn } from '../language/place';
import { allow, type RuleNode } from '../language/rule-node';
import { lineDiscount } from './discount';
import { headMarksNote } from './heads';
import { isRecorded } from './recorded';
import {
  anything,
  between,
  isWhole,
  note,
  number,
  percent,
  plain,
  reais,
  recordWith,
  wholeNumber,
} from '../values/values';

/** The shape of each field of a line, in a cart and in an order. */
export const cartLineFields = {
  CD_PRODUTO: {
    // Browsers use the codes of sent lines as property names.
    validate: all(plain(1, productLimits.code), not(matches(written, reservedName))),
  },
  DESCRICAO: { validate: plain(0, productLimits.name) },
  CD_GRUPO: { validate: plain(0, productLimits.code) },
  preco_venda: { validate: reais },
  estoque_saldo: { validate: number(-productLimits.balance, productLimits.balance) },
  quantity: { validate: wholeNumber(1, maxQuantity) },
  observacao: { validate: note(wordLimits.linha) },
  desconto: { validate: percent },
} satisfies Record<keyof CartLine, RuleNode>;

// `soma` is computed from price and quantity, so it already requires numbers. The limit of the total also limits each
// price.
const lineFields = {
  ...cartLineFields,
  preco_venda: { validate: isAtLeast(written, 0) },
  quantity: { validate: all(between(1, maxQuantity), isWhole) },
  observacao: { validate: all(cartLineFields.observacao.validate, headMarksNote) },
  desconto: lineDiscount,
  linha: { validate: anything },
  soma: { validate: anything },
} satisfies Record<keyof OrderLine, RuleNode>;

const place = written`linha`;
const order = writtenIn('$numero');

/** `netCents` of `domain/words/money.ts` before rounding down. */
const netOf = ({ preco_venda, desconto }: Record<'preco_venda' | 'desconto', Place>) =>
  either(
    exists(desconto),
    plus(times(preco_venda, minus(100, desconto)), half.reduced),
    plus(times(preco_venda, 100), half.full),
  );

/** `lineCents` of `domain/cart/cart.ts`. */
const centsOf = (line: Place) => {
  const net = netOf({ preco_venda: line`preco_venda`, desconto: line`desconto` });
  return times(wholePart(net), line`quantity`);
};
const sumBefore = writtenIn('itens')`${minus(place, 1)}/soma`;
const next = writtenIn('itens')`${plus(place, 1)}`;

const lengthIfAny = (text: Place) => either(isText(text), code(`${text.snapshot}.val().length`), 0);

/** `linesComplaint` of `domain/order/lines.ts`. */
const letters = plus(
  lengthIfAny(written`CD_PRODUTO`),
  lengthIfAny(written`DESCRICAO`),
  lengthIfAny(written`CD_GRUPO`),
  lengthIfAny(written`observacao`),
);

/** `itens`: the lines of an order (§3). */
export const orderLines: RuleNode = {
  why: `Rules have no loops, but each line can read the line before it: its \`soma\` adds its own cents to that line's
    \`soma\`. So no line from 0 to the last can be missing.`,
  validate: anything,
  children: {
    $linha: {
      write: allow(
        `Decision 117: changes with a history entry 'itens', whose rule proves the whole change. Lines are written one
          by one, because only a rule of each line also sees deletions: the last lines may go, and a line fits the next.`,
        isRecorded('itens'),
        any(
          all(
            not(exists(written)),
            isAtLeast(stored`linha`, order`linhas`),
            not(exists(writtenIn('itens')`${plus(stored`linha`, 1, '')}`)),
          ),
          is(place, minus(order`linhas`, 1)),
          is(next`soma`, plus(written`soma`, centsOf(next))),
        ),
      ),
      validate: all(
        is(code('$linha'), plus(place, '')),
        isAtMost(place, minus(order`linhas`, 1)),
        recordWith<OrderLine>('CD_PRODUTO', 'DESCRICAO', 'preco_venda', 'quantity'),
        isAtMost(times(order`linhas`, letters), maxOrderLetters),
        is(written`soma`, plus(either(is(place, 0), 0, sumBefore), centsOf(written))),
      ),
      children: lineFields,
    },
  },
};

/** The number of lines. The total uses the line at the last place, so that line must exist. */
export const lineCount = isAtMost(written, maxOrderLines);

export function isSumOf(order: Place): Condition {
  return all(
    is(order`centavos`, order`itens/${minus(order`linhas`, 1)}/soma`),
    is(order`total`, dividedBy(order`centavos`, 100)),
  );
}
