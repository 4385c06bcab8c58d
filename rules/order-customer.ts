import type { OrderCustomer } from '../domain/order';
import { all, hasChildren, is } from './language/condition';
import { written } from './language/place';
import type { RuleNode } from './language/rule-node';
import { mine } from './people';
import { userFields } from './users';
import { anything, recordWith, type Fields } from './values';

// The order's own rule asks whose uid it is. No password is ever copied into an order, which others read (decision 1).
const { uid: _uid, senha: _senha, ultimologin, endereco, ...copied } = userFields;

const copiedFields = Object.keys(copied);
const addressFields = Object.keys(endereco.children);
const copiedPaths = [...copiedFields, ...addressFields.map((field) => `endereco/${field}`)];

function anythingIn(fields: readonly string[]): Record<string, RuleNode> {
  return Object.fromEntries(fields.map((field) => [field, { validate: anything }]));
}

/** The customer inside an order (§3): a field that a person's record gets is copied and compared from then on. */
export const orderCustomer: RuleNode = {
  why: `The author's record as it is stored, nothing changed and nothing left out. Only the last visit, which its owner
    moves, may have moved since the quote was drawn up.`,
  validate: all(
    recordWith(['uid', 'email', 'nome'] satisfies Fields<OrderCustomer>),
    ...copiedPaths.map((path) => is(written`${path}`, mine`${path}`)),
  ),
  children: {
    ...anythingIn(['uid', ...copiedFields]),
    ultimologin: { validate: ultimologin.validate },
    endereco: { validate: hasChildren(written), children: anythingIn(addressFields) },
  },
};
