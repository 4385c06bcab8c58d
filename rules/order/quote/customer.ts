import type { OrderCustomer } from '../../../domain/order/order';
import { sharedFields } from '../../../domain/people/customer-entry';
import { all, any, exists, hasChildren, is, not } from '../../language/condition';
import { before, written, writtenIn } from '../../language/place';
import type { RuleNode } from '../../language/rule-node';
import { userFields } from '../../people/users';
import { anything, recordWith } from '../../values/values';

const { ultimologin, endereco, desconto: _limit, ...copied } = userFields;

const copiedFields = Object.keys(copied);
const addressFields = Object.keys(endereco.children);
const sellersKnow: readonly string[] = [
  ...sharedFields,
  'superUser',
  'permissao',
  'analise',
  ...addressFields.map((field) => `endereco/${field}`),
];
const copiedPaths = [...copiedFields, ...addressFields.map((field) => `endereco/${field}`)];

/**
 * The order's own rule checks whose uid it is. A uid with slashes would lead to another record, whose own uid then
 * differs.
 */
const record = before`usuarios/${written`uid`}`;

function isCopied(path: string) {
  const isSame = is(written`${path}`, record`${path}`);
  if (sellersKnow.includes(path)) return isSame;
  return any(isSame, all(exists(writtenIn('$numero')`criadopor`), not(exists(written`${path}`))));
}

function anythingIn(fields: readonly string[]): Record<string, RuleNode> {
  return Object.fromEntries(fields.map((field) => [field, { validate: anything }]));
}

/** The customer inside an order (§3). A field added to a person's record is copied and compared automatically. */
export const orderCustomer: RuleNode = {
  why: `A complete copy of the customer's record. A seller may omit the fields that sellers can't read (decision 67).
    \`ultimologin\` may differ, because the owner may have visited since the quote was drawn up.`,
  validate: all(recordWith<OrderCustomer>('uid', 'email', 'nome'), ...copiedPaths.map(isCopied)),
  children: {
    ...anythingIn(copiedFields),
    ultimologin: { validate: ultimologin.validate },
    endereco: { validate: hasChildren(written), children: anythingIn(addressFields) },
  },
};
