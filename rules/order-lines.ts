import type { CartLine } from '../domain/product';
import { all, hasChildren, isAtLeast, matches } from './language/condition';
import { code, plus, times } from './language/expression';
import { written, writtenIn } from './language/place';
import type { RuleNode } from './language/rule-node';
import { number, reais, recordWith, text, wholeNumber, type Fields } from './values';

const lineFields = {
  CD_PRODUTO: { validate: text(1, 40) },
  DESCRICAO: { validate: text(0, 200) },
  CD_GRUPO: { validate: text(0, 40) },
  preco_venda: { validate: reais },
  estoque_saldo: { validate: number(-1_000_000_000, 1_000_000_000) },
  quantity: { validate: wholeNumber(1, 100_000) },
} satisfies Record<keyof CartLine, RuleNode>;

const isWithinTotal = isAtLeast(
  plus(writtenIn('$numero')`total`, 0.01),
  times(written`preco_venda`, written`quantity`),
);

/** `itens`: the lines of an order (§3). */
export const orderLines: RuleNode = {
  why: 'Rules cannot add lines up; no single line is worth more than the total (a cent for rounding).',
  validate: hasChildren(written),
  children: {
    $linha: {
      validate: all(
        matches(code('$linha'), /^(0|[1-9][0-9]{0,2})$/),
        recordWith([
          'CD_PRODUTO',
          'DESCRICAO',
          'preco_venda',
          'quantity',
        ] satisfies Fields<CartLine>),
        isWithinTotal,
      ),
      children: lineFields,
    },
  },
};
